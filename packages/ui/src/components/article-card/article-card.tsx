import { CardLink } from '../card-link/card-link.tsx';
import type { DrawingKind } from '../drawing/drawing.tsx';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import { tint } from '../tint/tint.ts';
import { ArticleDrawing } from './article-drawing.tsx';
import styles from './article-card.module.css';

/** An article or CMS page in a list. */
export interface ArticleItem {
  href: string;
  title: string;
  summary: string;
  /** Seed of the drawing that replaces a missing picture: the page's id. */
  seed: string;
  image: PictureImage | null;
  /** The motif of the drawing, its subject; derived from the seed if omitted. */
  drawing?: DrawingKind | undefined;
  /** The colour of the theme, which tints the drawing: `#1f6f5c`. */
  color?: string | undefined;
  /** Base address of the site's drawing files; if omitted, drawings are inlined in the page. */
  drawings?: string | undefined;
  /** Theme, or the kind of page. */
  theme?: string | undefined;
  date?: ArticleDate | undefined;
}

export interface ArticleDate {
  /** `2026-09-01`. */
  iso: string;
  /** `1 septembre 2026`. */
  text: string;
}

export interface ArticleCardProps {
  article: ArticleItem;
  /** The first article of a page, over the full width. */
  feature?: boolean | undefined;
  /** Address of the file with the drawings of the list of articles. */
  drawingFile?: string | undefined;
}

const sizes = '(min-width: 90rem) 27rem, (min-width: 64rem) 30vw, (min-width: 36rem) 46vw, 92vw';
const featureSizes = '(min-width: 90rem) 45rem, (min-width: 48rem) 54vw, 92vw';

/** An article in a list. Its title is a heading of the third level. */
export function ArticleCard({ article, feature = false, drawingFile }: ArticleCardProps) {
  const { title, href, summary, image, theme, date, seed, drawing, color, drawings } = article;
  return (
    <article
      className={styles.root}
      data-content="article"
      data-feature={feature || undefined}
      style={color ? tint(color) : undefined}
    >
      <div className={styles.text}>
        <h3 className={styles.title}>
          <CardLink href={href}>{title}</CardLink>
        </h3>
        {theme || date ? (
          <p className={styles.meta}>
            {theme ? <span>{theme}</span> : null}
            {date ? <time dateTime={date.iso}>{date.text}</time> : null}
          </p>
        ) : null}
        <p className={styles.summary}>{summary}</p>
      </div>
      <div className={styles.stage}>
        {image ? (
          <Picture image={image} sizes={feature ? featureSizes : sizes} decorative />
        ) : (
          <ArticleDrawing kind={drawing} seed={seed} format="wide" files={drawings} sharedFile={drawingFile} />
        )}
      </div>
    </article>
  );
}
