import { ArticleCard, type ArticleItem } from '../article-card/article-card.tsx';
import styles from './article-grid.module.css';

export interface ArticleGridProps {
  articles: readonly ArticleItem[];
  /** Shows the first article over the full width. */
  feature?: boolean | undefined;
}

/** Articles side by side. */
export function ArticleGrid({ articles, feature = false }: ArticleGridProps) {
  return (
    <ul className={styles.root} role="list">
      {articles.map((article, index) => {
        const isFeature = feature && index === 0;
        return (
          <li className={styles.item} key={article.href} data-feature={isFeature || undefined}>
            <ArticleCard article={article} feature={isFeature} />
          </li>
        );
      })}
    </ul>
  );
}
