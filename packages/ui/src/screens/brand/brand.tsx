import type { LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import type { ArticleItem } from '../../components/article-card/article-card.tsx';
import type { BrandItem } from '../../components/brand-tile/brand-tile.tsx';
import type { FaqItem, RichTextBlock } from '../../components/faq-list/faq-list.tsx';
import type { NeedItem } from '../../components/need-tile/need-tile.tsx';
import type { PictureImage } from '../../components/picture/picture.tsx';
import type { PriceLabels } from '../../components/price/price.tsx';
import type { SectionText } from '../../components/section-heading/section-heading.tsx';
import type { ProductItem } from '../../components/product-card/product-card.tsx';

export interface BrandScreenProps {
  name: string;
  tagline: string;
  /** `Marque` over the name. */
  eyebrow?: string;
  /** `#1f6f5c`: tints the page. */
  color: string;
  /** Seeds the drawing: the brand's id. */
  seed: string;
  logo: PictureImage | null;
  cover: PictureImage | null;
  description: readonly RichTextBlock[];
  /** Every product of the brand in this market. */
  products: SectionText & { items: readonly ProductItem[] };
  needs?: SectionText & { items: readonly NeedItem[] };
  /** The brand's corner and its pages, where it has one. */
  corner?: { title: string; text: string; links: readonly LinkItem[] };
  faqs?: SectionText & { items: readonly FaqItem[] };
  articles?: SectionText & { items: readonly ArticleItem[] };
  /** The other brands. */
  others: SectionText & { items: readonly BrandItem[] };
  labels: PriceLabels;
}

/** A brand: what it stands for, and its products, in its colour. */
export function BrandScreen({ name, tagline }: BrandScreenProps) {
  return (
    <>
      <h1>{name}</h1>
      <p>{tagline}</p>
    </>
  );
}
