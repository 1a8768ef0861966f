import { ArticleCard, type ArticleItem } from '../article-card/article-card.tsx';
import { articleDrawing } from '../article-card/article-drawing.tsx';
import { sharedFiles } from '../drawing/shared-files.ts';
import styles from './article-grid.module.css';

export interface ArticleGridProps {
  articles: readonly ArticleItem[];
  /** Shows the first article over the full width, if there are more than two. */
  feature?: boolean | undefined;
}

/** Articles side by side. Rows of two or three, so that the last one is full; a single article takes the full width. */
export function ArticleGrid({ articles, feature = false }: ArticleGridProps) {
  const hasFeature = articles.length === 1 || (feature && articles.length > 2);
  const files = sharedFiles(
    articles[0]?.drawings,
    'wide',
    articles.map(({ image, seed, drawing }) => (image ? undefined : articleDrawing({ seed, kind: drawing }))),
  );
  return (
    <div className={styles.frame}>
      <ul className={styles.root} role="list">
        {articles.map((article, index) => {
          const isFeature = hasFeature && index === 0;
          return (
            <li className={styles.item} key={article.href} data-feature={isFeature || undefined}>
              <ArticleCard article={article} feature={isFeature} drawingFile={files[index]} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
