import type { LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import type { ArticleItem } from '../../components/article-card/article-card.tsx';
import { ArticleGrid } from '../../components/article-grid/article-grid.tsx';
import { BrandBanner } from '../../components/brand-banner/brand-banner.tsx';
import { BrandGrid } from '../../components/brand-grid/brand-grid.tsx';
import type { BrandItem } from '../../components/brand-tile/brand-tile.tsx';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { Column } from '../../components/column/column.tsx';
import { FaqList, type FaqItem } from '../../components/faq-list/faq-list.tsx';
import { ListSection, type ItemList } from '../../components/list-section/list-section.tsx';
import { NeedGrid } from '../../components/need-grid/need-grid.tsx';
import type { NeedItem } from '../../components/need-tile/need-tile.tsx';
import { Page } from '../../components/page/page.tsx';
import type { PictureImage } from '../../components/picture/picture.tsx';
import type { PriceLabels } from '../../components/price/price.tsx';
import type { ProductItem } from '../../components/product-card/product-card.tsx';
import { ProductGrid } from '../../components/product-grid/product-grid.tsx';
import type { RichTextBlock } from '../../components/rich-text/rich-text.tsx';
import { BrandStory } from './brand-story.tsx';

/** The brand's own pages, if it has a corner. */
export interface BrandCorner {
  title: string;
  text: string;
  links: readonly LinkItem[];
}

export interface BrandScreenProps {
  name: string;
  tagline: string;
  /** `Marque`, above the name. */
  eyebrow?: string | undefined;
  /** `#1f6f5c`: tints the page. */
  color: string;
  /** Seed of the drawing: the brand's id. */
  seed: string;
  /** Base address of the site's drawing files; if omitted, drawings are inlined in the page. */
  drawings?: string | undefined;
  /** Shown beside the brand's story. */
  logo: PictureImage | null;
  /** Shown in the banner instead of the drawing. */
  cover: PictureImage | null;
  description: readonly RichTextBlock[];
  /** Every product of the brand in this market. */
  products: ItemList<ProductItem>;
  needs?: ItemList<NeedItem> | undefined;
  corner?: BrandCorner | undefined;
  faqs?: ItemList<FaqItem> | undefined;
  articles?: ItemList<ArticleItem> | undefined;
  /** The other brands, each in its own colour. */
  others: ItemList<BrandItem>;
  labels: PriceLabels & {
    /** Names the brand's story for screen readers: `À propos de Florelune`. */
    story: string;
  };
}

/** A brand: its story and its products, in its colour. */
export function BrandScreen(props: BrandScreenProps) {
  const { products, needs, faqs, articles, others, labels } = props;
  return (
    <Page color={props.color}>
      <BrandBanner {...props} />
      <BrandStory {...props} title={labels.story} />
      <ListSection id="products" list={products}>
        {(items) => <ProductGrid products={items} labels={labels} columns={4} />}
      </ListSection>
      <ListSection id="needs" list={needs}>
        {(items) => <NeedGrid needs={items} />}
      </ListSection>
      <ListSection id="articles" list={articles}>
        {(items) => <ArticleGrid articles={items} />}
      </ListSection>
      {faqs && faqs.items.length > 0 ? (
        <Column apart>
          <Chapter id="faqs" title={faqs.title} link={faqs.all} flush>
            <FaqList faqs={faqs.items} />
          </Chapter>
        </Column>
      ) : null}
      <ListSection id="others" list={others}>
        {(items) => <BrandGrid brands={items} />}
      </ListSection>
    </Page>
  );
}
