import type { ArticleItem } from '../../components/article-card/article-card.tsx';
import { ArticleGrid } from '../../components/article-grid/article-grid.tsx';
import { BrandBanner } from '../../components/brand-banner/brand-banner.tsx';
import { CallOut, type CallOutText } from '../../components/call-out/call-out.tsx';
import { Column } from '../../components/column/column.tsx';
import { CornerNav, type CornerNavProps } from '../../components/corner-nav/corner-nav.tsx';
import { ListSection, type ItemList } from '../../components/list-section/list-section.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import type { PictureImage } from '../../components/picture/picture.tsx';
import type { PriceLabels } from '../../components/price/price.tsx';
import { ProductShelf, type Shelf } from '../../components/product-shelf/product-shelf.tsx';
import { ArticleBody, type ArticleBodyProps } from '../../sections/article-body/article-body.tsx';

export interface CornerScreenProps extends ArticleBodyProps {
  /** `#1f6f5c`: the brand's, which tints the page. */
  color: string;
  nav: CornerNavProps;
  /** The corner's first page has the brand's banner, its sub-pages a heading. */
  place: 'main' | 'page';
  title: string;
  intro: string;
  /** Stands in the banner, in place of the drawing. */
  image: PictureImage | null;
  /** Seeds the drawing: the page's id. */
  seed: string;
  /** Where the site keeps drawings as files; without it they stand in the page. */
  drawings?: string | undefined;
  /** What the sub-pages tell, under the text of the first page. */
  pages?: ItemList<ArticleItem> | undefined;
  products?: Shelf | undefined;
  /** Pages to read next. */
  next?: ItemList<ArticleItem> | undefined;
  callOut?: CallOutText | undefined;
  labels: PriceLabels;
}

function Opening({ place, title, intro, ...banner }: CornerScreenProps) {
  return place === 'main' ? (
    <BrandBanner name={title} tagline={intro} seed={banner.seed} drawings={banner.drawings} cover={banner.image} />
  ) : (
    <PageHeading title={title} intro={intro} />
  );
}

/** A page of a brand's corner: the brand's own pages, its sub-navigation over them. Source: 2-routes §2.2. */
export function CornerScreen(props: CornerScreenProps) {
  const { color, nav, place, body, needs, pages, products, next, callOut, labels } = props;
  return (
    <Page color={color}>
      <CornerNav {...nav} />
      <article>
        <Opening {...props} />
        <Column apart={place === 'main'}>
          <ArticleBody body={body} needs={needs} />
        </Column>
      </article>
      <ListSection id="pages" list={pages}>
        {(items) => <ArticleGrid articles={items} />}
      </ListSection>
      <ProductShelf id="products" shelf={products} labels={labels} />
      <ListSection id="next" list={next}>
        {(items) => <ArticleGrid articles={items} />}
      </ListSection>
      {callOut ? <CallOut id="call-out" {...callOut} /> : null}
    </Page>
  );
}
