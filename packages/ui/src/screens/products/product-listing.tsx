import type { LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { Button } from '../../components/button/button.tsx';
import { EmptyState, type EmptyText } from '../../components/empty-state/empty-state.tsx';
import { FilterChips, type FilterChip } from '../../components/filter-chips/filter-chips.tsx';
import { FilterPanel, type FilterGroup, type FilterPanelLabels } from '../../components/filter-panel/filter-panel.tsx';
import { Paging, type PagingLabels, type PagingPage } from '../../components/paging/paging.tsx';
import type { PriceLabels } from '../../components/price/price.tsx';
import type { ProductItem } from '../../components/product-card/product-card.tsx';
import { ProductGrid } from '../../components/product-grid/product-grid.tsx';
import { Sort, type SortChoice } from '../../components/sort/sort.tsx';
import styles from './product-listing.module.css';

/** Every text around a list of products. */
export interface ListingLabels extends PriceLabels, FilterPanelLabels {
  /** Heading of the list for screen readers: `Produits`. */
  products: string;
  /** Names the list of active filters: `Filtres actifs`. */
  activeFilters: string;
  /** `Trier par`. */
  sort: string;
  paging: PagingLabels;
}

/** The form below a list that leads to the comparison of the ticked products. */
interface ListingComparison {
  action: string;
  /** Name of the boxes. */
  name: string;
  /** Of a box: `Comparer`. */
  choose: string;
  /** `Comparer les produits cochés` */
  submit: string;
  /** `Trois produits au plus.` */
  limit: string;
}

/** A list of products with its filters, sort orders and pages. */
export interface Listing {
  /** `36 produits`. */
  count: string;
  /** Omitted from the page if there are none. */
  groups: readonly FilterGroup[];
  /** The active filters. */
  chips: readonly FilterChip[];
  /** Removes all filters. */
  clear: LinkItem;
  sort: readonly SortChoice[];
  products: readonly ProductItem[];
  pages: readonly PagingPage[];
  currentPage: number;
  comparison?: ListingComparison | undefined;
  /** Shown instead of the list if no product matches the filters. */
  empty: EmptyText;
}

export interface ProductListingProps {
  listing: Listing;
  labels: ListingLabels;
}

const compareForm = 'compare-form';

function Comparison({ action, submit, limit }: ListingComparison) {
  return (
    <form className={styles.comparison} id={compareForm} action={action} method="get">
      <Button type="submit" tone="secondary">
        {submit}
      </Button>
      <span className={styles.limit}>{limit}</span>
    </form>
  );
}

/** Products beside their filters. */
export function ProductListing({ listing, labels }: ProductListingProps) {
  const { groups, chips, clear, products, pages, currentPage, comparison, empty } = listing;
  const boxes = comparison && { form: compareForm, name: comparison.name, label: comparison.choose };
  return (
    <div className={styles.root} data-filters={groups.length > 0 || undefined}>
      {groups.length > 0 ? (
        <search>
          <FilterPanel groups={groups} labels={labels} results={{ label: listing.count, href: '#listing' }} />
        </search>
      ) : null}
      <section className={styles.list} aria-labelledby="listing">
        <h2 className="visually-hidden" id="listing">
          {labels.products}
        </h2>
        <div className={styles.bar}>
          <p className={styles.count} role="status">
            {listing.count}
          </p>
          {products.length > 1 ? <Sort label={labels.sort} choices={listing.sort} /> : null}
        </div>
        <FilterChips chips={chips} clear={clear} labels={labels} />
        {products.length > 0 ? (
          <ProductGrid
            products={products}
            labels={labels}
            columns={groups.length > 0 ? 3 : 4}
            priority={2}
            compare={boxes}
          />
        ) : (
          <EmptyState {...empty} illustration="no-results" />
        )}
        {comparison && products.length > 0 ? <Comparison {...comparison} /> : null}
        <Paging pages={pages} current={currentPage} labels={labels.paging} />
      </section>
    </div>
  );
}
