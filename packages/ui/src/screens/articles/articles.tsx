import type { ArticleItem } from '../../components/article-card/article-card.tsx';
import { ArticleGrid } from '../../components/article-grid/article-grid.tsx';
import { CallOut, type CallOutText } from '../../components/call-out/call-out.tsx';
import { Column } from '../../components/column/column.tsx';
import { EmptyState, type EmptyText } from '../../components/empty-state/empty-state.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Paging, type PagingLabels, type PagingPage } from '../../components/paging/paging.tsx';
import { PillNav, type PillNavProps } from '../../components/pill-nav/pill-nav.tsx';
import { SubjectDrawing, type SubjectDrawingProps } from '../../components/subject-drawing/subject-drawing.tsx';
import styles from './articles.module.css';

export interface ArticlesScreenProps {
  title: string;
  /** About this list only; omitted on its further pages. */
  intro?: string | undefined;
  /** Seed of the drawing of an empty list. */
  seed: string;
  /** The drawing of the theme. */
  drawing?: SubjectDrawingProps | undefined;
  themes?: PillNavProps | undefined;
  /** Further links within the current theme: its needs. */
  filters?: PillNavProps | undefined;
  /** The page's articles; the first article of page one is shown large. */
  articles: readonly ArticleItem[];
  pages: readonly PagingPage[];
  currentPage: number;
  empty: EmptyText;
  callOut?: CallOutText | undefined;
  labels: {
    /** Heading of the list for screen readers: `Articles`. */
    articles: string;
    paging: PagingLabels;
  };
}

/** A list of articles with pages: a theme of the magazine, innovations, news. */
export function ArticlesScreen(props: ArticlesScreenProps) {
  const { title, intro, seed, drawing, themes, filters, articles, pages, currentPage, empty, callOut, labels } = props;
  return (
    <Page>
      <PageHeading title={title} intro={intro} figure={drawing ? <SubjectDrawing {...drawing} /> : undefined} />
      <Column>
        <div className={styles.navs}>
          {themes ? <PillNav {...themes} /> : null}
          {filters ? <PillNav {...filters} /> : null}
        </div>
        <section className={styles.list} aria-labelledby="articles">
          <h2 className="visually-hidden" id="articles">
            {labels.articles}
          </h2>
          {articles.length > 0 ? (
            <ArticleGrid articles={articles} feature={currentPage === 1 && articles.length > 3} />
          ) : (
            <EmptyState {...empty} seed={seed} />
          )}
          <Paging pages={pages} current={currentPage} labels={labels.paging} />
        </section>
      </Column>
      {callOut ? <CallOut id="call-out" {...callOut} /> : null}
    </Page>
  );
}
