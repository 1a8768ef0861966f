import { germanArticles } from '../article-card/article-card.examples.ts';
import type { ArticleGridProps } from './article-grid.tsx';

export const articleGridExamples = {
  three: { articles: germanArticles.slice(0, 3) },
  withFeature: { articles: germanArticles, feature: true },
  two: { articles: germanArticles.slice(0, 2) },
  five: { articles: germanArticles.slice(0, 5) },
  one: { articles: germanArticles.slice(0, 1) },
} satisfies Record<string, ArticleGridProps>;
