import type { ArticleItem } from '../../components/article-card/article-card.tsx';
import type { CallOutText } from '../../components/call-out/call-out.tsx';
import type { EmptyText } from '../../components/empty-state/empty-state.tsx';
import type { PagingLabels, PagingPage } from '../../components/paging/paging.tsx';
import type { PillNavItem } from '../../components/pill-nav/pill-nav.tsx';

export interface ArticlesScreenProps {
  title: string;
  intro: string;
  /** Seeds the drawing of the heading. */
  seed: string;
  themes?: { label: string; items: readonly PillNavItem[] };
  /** The page's articles; the first of page one is shown large. */
  articles: readonly ArticleItem[];
  pages: readonly PagingPage[];
  currentPage: number;
  empty: EmptyText;
  callOut?: CallOutText;
  labels: {
    /** Heading of the list for screen readers: `Articles`. */
    articles: string;
    paging: PagingLabels;
  };
}

/** A list of articles: advice, a theme, innovations, about pages, expertises. */
export function ArticlesScreen({ title, intro }: ArticlesScreenProps) {
  return (
    <>
      <h1>{title}</h1>
      <p>{intro}</p>
    </>
  );
}
