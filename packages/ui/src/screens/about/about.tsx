import type { ArticleItem } from '../../components/article-card/article-card.tsx';
import { ArticleGrid } from '../../components/article-grid/article-grid.tsx';
import { CallOut, type CallOutText } from '../../components/call-out/call-out.tsx';
import { Column } from '../../components/column/column.tsx';
import { Drawing } from '../../components/drawing/drawing.tsx';
import { KeyFigures, type KeyFigure } from '../../components/key-figures/key-figures.tsx';
import { ListSection, type ItemList } from '../../components/list-section/list-section.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { PillNav, type PillNavProps } from '../../components/pill-nav/pill-nav.tsx';
import { Quote, type QuoteProps } from '../../components/quote/quote.tsx';
import { SubjectDrawing, type SubjectDrawingProps } from '../../components/subject-drawing/subject-drawing.tsx';
import styles from './about.module.css';

export interface AboutScreenProps {
  title: string;
  /** About this list only; omitted in a year of a group. */
  intro?: string | undefined;
  figures?: readonly KeyFigure[] | undefined;
  quote?: QuoteProps | undefined;
  /** The drawing of the current group, instead of a dish. */
  drawing?: SubjectDrawingProps | undefined;
  /** Links to the groups of pages. */
  groups?: PillNavProps | undefined;
  /** Links to the years of the current group. */
  years?: PillNavProps | undefined;
  /** The pages about the company. */
  pages: ItemList<ArticleItem>;
  /** Base address of the site's drawing files; if omitted, drawings are inlined in the page. */
  drawings?: string | undefined;
  callOut?: CallOutText | undefined;
}

function Figure({ drawing, drawings }: Pick<AboutScreenProps, 'drawing' | 'drawings'>) {
  return (
    <div className={styles.dish}>
      {drawing ? <SubjectDrawing {...drawing} /> : <Drawing kind="culture" seed="about" files={drawings} />}
    </div>
  );
}

/** The company in a few lines, and the list of the pages about it. */
export function AboutScreen(props: AboutScreenProps) {
  const { title, intro, figures = [], quote, groups, years, pages, drawing, drawings, callOut } = props;
  const hasStory = figures.length > 0 || quote !== undefined;
  return (
    <Page>
      <PageHeading title={title} intro={intro} figure={<Figure drawing={drawing} drawings={drawings} />} split />
      {hasStory ? (
        <Column>
          <div className={styles.story}>
            {figures.length > 0 ? <KeyFigures figures={figures} /> : null}
            {quote ? <Quote {...quote} /> : null}
          </div>
        </Column>
      ) : null}
      {groups ? (
        <Column apart={hasStory}>
          <div className={styles.navs}>
            <PillNav {...groups} />
            {years ? <PillNav {...years} /> : null}
          </div>
        </Column>
      ) : null}
      <ListSection id="pages" list={pages}>
        {(items) => <ArticleGrid articles={items} />}
      </ListSection>
      {callOut ? <CallOut id="call-out" {...callOut} /> : null}
    </Page>
  );
}
