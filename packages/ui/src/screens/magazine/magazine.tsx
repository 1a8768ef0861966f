import type { LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import type { ArticleItem } from '../../components/article-card/article-card.tsx';
import { ArticleGrid } from '../../components/article-grid/article-grid.tsx';
import { Column } from '../../components/column/column.tsx';
import { ListSection } from '../../components/list-section/list-section.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { PillNav, type PillNavProps } from '../../components/pill-nav/pill-nav.tsx';

/** A theme with its newest articles. */
export interface MagazineTheme {
  /** Becomes the id of its heading: its slug. */
  id: string;
  title: string;
  /** Link to all articles of the theme. */
  all: LinkItem;
  articles: readonly ArticleItem[];
}

export interface MagazineScreenProps {
  title: string;
  intro: string;
  nav: PillNavProps;
  themes: readonly MagazineTheme[];
}

/** The home page of the advice magazine: the newest articles of each theme. */
export function MagazineScreen({ title, intro, nav, themes }: MagazineScreenProps) {
  return (
    <Page>
      <PageHeading title={title} intro={intro} />
      <Column>
        <PillNav {...nav} />
      </Column>
      {themes.map(({ id, title: name, all, articles }) => (
        <ListSection key={id} id={`theme-${id}`} list={{ title: name, all, items: articles }}>
          {(items) => <ArticleGrid articles={items} />}
        </ListSection>
      ))}
    </Page>
  );
}
