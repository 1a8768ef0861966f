import type { LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import type { EmptyText } from '../../components/empty-state/empty-state.tsx';
import type { FilterChip } from '../../components/filter-chips/filter-chips.tsx';
import type { FilterGroup, FilterPanelLabels } from '../../components/filter-panel/filter-panel.tsx';
import type { PagingLabels, PagingPage } from '../../components/paging/paging.tsx';
import type { PillNavItem } from '../../components/pill-nav/pill-nav.tsx';
import type { PriceLabels } from '../../components/price/price.tsx';
import type { ProductItem } from '../../components/product-card/product-card.tsx';
import type { SortChoice } from '../../components/sort/sort.tsx';

/** Every string around a list of products. */
export interface ListingLabels extends PriceLabels, FilterPanelLabels {
  /** Heading of the list for screen readers: `Produits`. */
  products: string;
  /** `Filtres actifs`. */
  activeFilters: string;
  /** `Trier par`. */
  sort: string;
  paging: PagingLabels;
}

/** A list of products with what narrows, orders and pages it. */
export interface Listing {
  /** `36 produits`. */
  count: string;
  groups: readonly FilterGroup[];
  chips: readonly FilterChip[];
  clear: LinkItem;
  sort: readonly SortChoice[];
  products: readonly ProductItem[];
  pages: readonly PagingPage[];
  currentPage: number;
  /** Shown in place of the list where nothing passes the filters. */
  empty: EmptyText;
}

export interface ProductsScreenProps {
  title: string;
  intro?: string;
  /** The category's siblings, or its children; the first is usually `all products`. */
  categories?: { label: string; items: readonly PillNavItem[] };
  listing: Listing;
  labels: ListingLabels;
}

/** The products of a category, or all of them. */
export function ProductsScreen({ title, listing }: ProductsScreenProps) {
  return (
    <>
      <h1>{title}</h1>
      <p>{listing.count}</p>
    </>
  );
}
