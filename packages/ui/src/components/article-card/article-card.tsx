import type { PictureImage } from '../picture/picture.tsx';
import styles from './article-card.module.css';

/** An article or CMS page as lists show it. */
export interface ArticleItem {
  href: string;
  title: string;
  summary: string;
  /** Seeds the drawing that stands in for a missing picture: the page's id. */
  seed: string;
  image: PictureImage | null;
  /** Theme, or the kind of page. */
  theme?: string;
  date?: ArticleDate;
}

export interface ArticleDate {
  /** `2026-09-01`. */
  iso: string;
  /** `1 septembre 2026`. */
  text: string;
}

export interface ArticleCardProps {
  article: ArticleItem;
  /** The first of a page, over its whole width. */
  feature?: boolean;
}

/** An article in a list. Its title is a heading of the third level. */
export function ArticleCard({ article, feature = false }: ArticleCardProps) {
  return (
    <article className={styles.root} data-feature={feature || undefined}>
      <h3>
        <a href={article.href}>{article.title}</a>
      </h3>
      <p>{article.summary}</p>
    </article>
  );
}
