import type { LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import type { ArticleItem } from '../../components/article-card/article-card.tsx';
import type { RichTextBlock } from '../../components/faq-list/faq-list.tsx';
import type { NeedItem } from '../../components/need-tile/need-tile.tsx';
import type { PriceLabels } from '../../components/price/price.tsx';
import type { Shelf } from '../../components/product-shelf/product-shelf.tsx';
import type { SectionText } from '../../components/section-heading/section-heading.tsx';

export interface NeedScreenProps {
  title: string;
  summary: string;
  /** SVG path data on a 24-pixel grid. */
  picto: string;
  /** The group that the need belongs to. */
  parent?: LinkItem;
  body: readonly RichTextBlock[];
  /** The needs of a group; left out for a single need. */
  subneeds?: SectionText & { items: readonly NeedItem[] };
  products?: Shelf;
  articles?: SectionText & { items: readonly ArticleItem[] };
  /** Needs of the same group. */
  siblings?: SectionText & { items: readonly NeedItem[] };
  /** Advice to ask a health professional; the legal sentence. */
  notice?: string;
  labels: PriceLabels;
}

/** A need, explained, with the products and articles that go with it. */
export function NeedScreen({ title, summary }: NeedScreenProps) {
  return (
    <>
      <h1>{title}</h1>
      <p>{summary}</p>
    </>
  );
}
