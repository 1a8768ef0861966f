import type { ReactNode } from 'react';
import { ArticleCredits, type ArticleCreditsProps } from '../../components/article-credits/article-credits.tsx';
import { ArticleDrawing } from '../../components/article-card/article-drawing.tsx';
import type { ArticleDate } from '../../components/article-card/article-card.tsx';
import { Column } from '../../components/column/column.tsx';
import { DataTable, type DataTableProps } from '../../components/data-table/data-table.tsx';
import type { DrawingKind } from '../../components/drawing/drawing.tsx';
import { LivingDish } from '../../components/living-dish/living-dish.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Picture, type PictureImage } from '../../components/picture/picture.tsx';
import { tint } from '../../components/tint/tint.ts';
import { ArticleBody, type ArticleBodyProps } from '../../sections/article-body/article-body.tsx';
import { RelatedLinks, type RelatedLinksProps } from '../../sections/related-links/related-links.tsx';
import styles from './article.module.css';

export interface ArticleScreenProps extends RelatedLinksProps, ArticleCreditsProps {
  title: string;
  intro: string;
  /** The kind of page or its theme, above the title; a link if it has a list. */
  eyebrow?: { label: string; href?: string | undefined } | undefined;
  date?: ArticleDate | undefined;
  /** Seed of the drawing that replaces a missing picture: the page's id. */
  seed: string;
  image: PictureImage | null;
  /** The motif of the drawing, its subject; derived from the seed if omitted. */
  drawing?: DrawingKind | undefined;
  /** The colour of the theme, which tints the drawing: `#1f6f5c`. */
  color?: string | undefined;
  /** Base address of the site's drawing files; if omitted, drawings are inlined in the page. */
  drawings?: string | undefined;
  /** The strain of bacteria that the page is about; its culture replaces the drawing. */
  strain?:
    | {
        /** Seed of the culture: `VRL-01`. */
        code: string;
        /** The products that contain it, with their amounts; omitted if the market has none. */
        products?: Omit<DataTableProps, 'id'> | undefined;
      }
    | undefined;
  body: ArticleBodyProps['body'];
  /** After the text: an island of the site. */
  video?: ReactNode;
  /** The needs that the page is about. */
  needs?: ArticleBodyProps['needs'];
}

type FigureProps = Pick<ArticleScreenProps, 'image' | 'seed' | 'drawing' | 'color' | 'drawings' | 'strain'>;

function FigureContent({ image, seed, drawing, drawings, strain }: FigureProps) {
  if (image) return <Picture image={image} sizes="(min-width: 90rem) 34rem, (min-width: 64rem) 40vw, 92vw" priority />;
  if (strain)
    return (
      <div className={styles.dish}>
        <LivingDish seed={strain.code} isFirst />
      </div>
    );
  return <ArticleDrawing kind={drawing} seed={seed} format="square" files={drawings} />;
}

function Figure(props: FigureProps) {
  const { color } = props;
  return (
    <div className={styles.figure} style={color ? tint(color) : undefined}>
      <FigureContent {...props} />
    </div>
  );
}

/** A page of text of any type except legal pages: advice, innovation, expertise, about. */
export function ArticleScreen(props: ArticleScreenProps) {
  const { title, intro, eyebrow, date, strain, body } = props;
  const { credits, sources, subpages, needs, products, next, callOut, labels } = props;
  return (
    <Page>
      <article>
        <PageHeading title={title} eyebrow={eyebrow} intro={intro} figure={<Figure {...props} />} split>
          {date ? (
            <p className={styles.date}>
              <time dateTime={date.iso}>{date.text}</time>
            </p>
          ) : null}
        </PageHeading>
        <Column>
          <ArticleBody body={body} needs={needs} />
          {strain?.products ? (
            <div className={styles.strain}>
              <DataTable id="strain-products" {...strain.products} />
            </div>
          ) : null}
          {props.video ? <div className={styles.video}>{props.video}</div> : null}
          {credits || sources ? (
            <div className={styles.credits}>
              <ArticleCredits credits={credits} sources={sources} />
            </div>
          ) : null}
        </Column>
      </article>
      <RelatedLinks subpages={subpages} products={products} next={next} callOut={callOut} labels={labels} />
    </Page>
  );
}
