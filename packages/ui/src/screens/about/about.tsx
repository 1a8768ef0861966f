import type { ArticleItem } from '../../components/article-card/article-card.tsx';
import { ArticleGrid } from '../../components/article-grid/article-grid.tsx';
import { CallOut, type CallOutText } from '../../components/call-out/call-out.tsx';
import { Column } from '../../components/column/column.tsx';
import { Drawing } from '../../components/drawing/drawing.tsx';
import { KeyFigures, type KeyFigure } from '../../components/key-figures/key-figures.tsx';
import { ListSection, type ItemList } from '../../components/list-section/list-section.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Quote, type QuoteProps } from '../../components/quote/quote.tsx';
import styles from './about.module.css';

export interface AboutScreenProps {
  title: string;
  intro: string;
  figures?: readonly KeyFigure[] | undefined;
  quote?: QuoteProps | undefined;
  /** The pages about the company. */
  pages: ItemList<ArticleItem>;
  callOut?: CallOutText | undefined;
}

function Dish() {
  return (
    <div className={styles.dish}>
      <Drawing kind="culture" seed="about" />
    </div>
  );
}

/** Who makes all this: the list of the pages about the company, and the company in a few lines. */
export function AboutScreen({ title, intro, figures = [], quote, pages, callOut }: AboutScreenProps) {
  return (
    <Page>
      <PageHeading title={title} intro={intro} figure={<Dish />} split />
      {figures.length > 0 || quote ? (
        <Column>
          <div className={styles.story}>
            {figures.length > 0 ? <KeyFigures figures={figures} /> : null}
            {quote ? <Quote {...quote} /> : null}
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
