import type { LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import type { ArticleItem } from '../../components/article-card/article-card.tsx';
import { ArticleGrid } from '../../components/article-grid/article-grid.tsx';
import { Column } from '../../components/column/column.tsx';
import { ListSection, type ItemList } from '../../components/list-section/list-section.tsx';
import { NeedGrid } from '../../components/need-grid/need-grid.tsx';
import type { NeedItem } from '../../components/need-tile/need-tile.tsx';
import { Notice } from '../../components/notice/notice.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Pictogram } from '../../components/pictogram/pictogram.tsx';
import type { PriceLabels } from '../../components/price/price.tsx';
import { ProductShelf, type Shelf } from '../../components/product-shelf/product-shelf.tsx';
import { RichText, type RichTextBlock } from '../../components/rich-text/rich-text.tsx';
import { SubjectDrawing, type SubjectDrawingProps } from '../../components/subject-drawing/subject-drawing.tsx';
import styles from './need.module.css';

export interface NeedScreenProps {
  title: string;
  summary: string;
  /** SVG path data on a 24-pixel grid. */
  picto: string;
  /** Shown instead of the pictogram. */
  drawing?: SubjectDrawingProps | undefined;
  /** The group that the need belongs to. */
  parent?: LinkItem | undefined;
  body: readonly RichTextBlock[];
  /** The needs of a group; omitted for a single need. */
  subneeds?: ItemList<NeedItem> | undefined;
  products?: Shelf | undefined;
  articles?: ItemList<ArticleItem> | undefined;
  /** Needs of the same group. */
  siblings?: ItemList<NeedItem> | undefined;
  /** Advice to ask a health professional; the legal sentence. */
  notice?: string | undefined;
  labels: PriceLabels;
}

/** A need, with its explanation, products and articles. */
export function NeedScreen(props: NeedScreenProps) {
  const { title, summary, picto, drawing, parent, body, subneeds, products, articles, siblings, notice, labels } =
    props;
  return (
    <Page>
      <PageHeading
        title={title}
        intro={summary}
        eyebrow={parent}
        figure={
          drawing ? (
            <SubjectDrawing {...drawing} />
          ) : (
            <div className={styles.sign}>
              <Pictogram path={picto} frame="dish" />
            </div>
          )
        }
      />
      <ListSection id="subneeds" list={subneeds}>
        {(items) => <NeedGrid needs={items} />}
      </ListSection>
      <ProductShelf id="products" shelf={products} labels={labels} />
      <Column apart>
        <div className={styles.body}>
          <RichText blocks={body} />
          {notice ? (
            <div className={styles.notice}>
              <Notice>{notice}</Notice>
            </div>
          ) : null}
        </div>
      </Column>
      <ListSection id="articles" list={articles}>
        {(items) => <ArticleGrid articles={items} />}
      </ListSection>
      <ListSection id="siblings" list={siblings}>
        {(items) => <NeedGrid needs={items} />}
      </ListSection>
    </Page>
  );
}
