import type { ArticleItem } from '../../components/article-card/article-card.tsx';
import { ArticleGrid } from '../../components/article-grid/article-grid.tsx';
import { CallOut, type CallOutText } from '../../components/call-out/call-out.tsx';
import { ListSection, type ItemList } from '../../components/list-section/list-section.tsx';
import type { PriceLabels } from '../../components/price/price.tsx';
import { ProductShelf, type Shelf } from '../../components/product-shelf/product-shelf.tsx';

export interface RelatedLinksProps {
  /** Sub-pages of this page. */
  subpages?: ItemList<ArticleItem> | undefined;
  products?: Shelf | undefined;
  /** Pages to read next. */
  next?: ItemList<ArticleItem> | undefined;
  callOut?: CallOutText | undefined;
  labels: PriceLabels;
}

/** Links below a page of text: sub-pages, products, related pages, contact. */
export function RelatedLinks({ subpages, products, next, callOut, labels }: RelatedLinksProps) {
  return (
    <>
      <ListSection id="subpages" list={subpages}>
        {(items) => <ArticleGrid articles={items} />}
      </ListSection>
      <ProductShelf id="products" shelf={products} labels={labels} />
      <ListSection id="next" list={next}>
        {(items) => <ArticleGrid articles={items} />}
      </ListSection>
      {callOut ? <CallOut id="call-out" {...callOut} /> : null}
    </>
  );
}
