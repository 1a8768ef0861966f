import type { ArticleItem } from '../../components/article-card/article-card.tsx';
import type { BrandItem } from '../../components/brand-tile/brand-tile.tsx';
import type { EmptyText } from '../../components/empty-state/empty-state.tsx';
import type { NeedItem } from '../../components/need-tile/need-tile.tsx';
import type { SearchFormProps } from '../../components/search-form/search-form.tsx';
import type { SectionText } from '../../components/section-heading/section-heading.tsx';
import type { Listing, ListingLabels } from '../products/products.tsx';

export interface ResultsScreenProps {
  /** `Résultats pour « magnésium »`. */
  title: string;
  /** `14 résultats`: of all groups together. */
  count: string;
  search: SearchFormProps;
  /** Left out where nothing but other groups was found, and where the search itself failed. */
  products?: SectionText & { listing: Listing };
  brands?: SectionText & { items: readonly BrandItem[] };
  needs?: SectionText & { items: readonly NeedItem[] };
  /** Advice and innovation pages, about pages, expertise pages: a group each. */
  articleGroups: readonly (SectionText & { id: string; items: readonly ArticleItem[] })[];
  /** Nothing found anywhere, or the search failed: what to try. */
  empty?: EmptyText;
  labels: ListingLabels;
}

/** What a search found: products first, then brands, needs and pages. */
export function ResultsScreen({ title, count }: ResultsScreenProps) {
  return (
    <>
      <h1>{title}</h1>
      <p>{count}</p>
    </>
  );
}
