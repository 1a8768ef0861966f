import type { Answer } from '@veralune/api-client';
import type { FacetChoice, FacetName, Facets } from '@veralune/api-client/contract';
import { formatPrice } from '@veralune/i18n';
import { displayValues, type Filter } from '@veralune/routing';
import type { FilterChip } from '@veralune/ui/components/filter-chips/filter-chips';
import type { FilterGroup } from '@veralune/ui/components/filter-panel/filter-panel';
import type { SortChoice } from '@veralune/ui/components/sort/sort';
import type { Listing, ListingLabels } from '@veralune/ui/screens/products/products';
import type { Present } from '../present/context.ts';
import { pagesOf, pagingLabels } from '../present/paging.ts';
import { priceLabels, productItem } from '../present/product-item.ts';
import { productsPerPage } from './query.ts';
import { isSelected, maxFilters, toggled, without, withFilter } from './selection.ts';

/** A listing as its address asks for it, and how to write the addresses next to it. */
export interface ListingRequest {
  readonly filters: readonly Filter[];
  readonly page: number;
  readonly hrefOf: (filters: readonly Filter[], page?: number) => string;
}

type FacetFilter = Exclude<FacetName, 'products'>;

const groupOrder: readonly FacetFilter[] = [
  'need',
  'brand',
  'galenic_format',
  'active_ingredient',
  'flavour',
  'diner_type',
  'display',
];

function toggleHref({ filters, hrefOf }: ListingRequest, filter: Filter, count: number): string | null {
  const next = toggled(filters, filter);
  return isSelected(filters, filter) || (count > 0 && next.length <= maxFilters) ? hrefOf(next) : null;
}

/** A choice that would leave nothing is no choice; one that is taken can always be taken back. */
function isOffered({ count, selected }: { count: number; selected: boolean }) {
  return count > 0 || selected;
}

/** The words of the fixed choices are ours, those of all others the catalogue's. */
function choiceLabel(name: FacetFilter, { slug, label }: FacetChoice, { t }: Present): string {
  const fixed = displayValues.find((value) => name === 'display' && value === slug);
  return fixed === undefined ? label : t(`filters.display.${fixed}`);
}

function facetGroup(name: FacetFilter, facets: Facets, request: ListingRequest, present: Present): FilterGroup {
  return {
    name,
    title: present.t(`filters.name.${name}`),
    choices: facets[name].filter(isOffered).map((choice) => ({
      label: choiceLabel(name, choice, present),
      count: choice.count,
      selected: choice.selected,
      href: toggleHref(request, { name, value: choice.slug }, choice.count),
    })),
  };
}

function rangeLabel({ min, max }: { min: number; max: number }, { t, locale, market }: Present) {
  return t('filters.price.between', {
    min: formatPrice(min, market.currency, locale),
    max: formatPrice(max, market.currency, locale),
  });
}

function priceGroup(facets: Facets, request: ListingRequest, present: Present): FilterGroup {
  return {
    name: 'price',
    title: present.t('filters.name.price'),
    choices: (facets.price?.ranges ?? []).filter(isOffered).map(({ min, max, count, selected }) => ({
      label: rangeLabel({ min, max }, present),
      count,
      selected,
      href: toggleHref(request, { name: 'price', value: `${min}-${max}` }, count),
    })),
  };
}

function filterGroups(facets: Facets, request: ListingRequest, present: Present): FilterGroup[] {
  return [
    ...groupOrder.map((name) => facetGroup(name, facets, request, present)),
    priceGroup(facets, request, present),
  ].filter(({ choices }) => choices.length > 1 || choices.some(({ selected }) => selected));
}

/** What a chosen filter is called; its slug where the catalogue has no such thing. */
function valueLabel({ name, value }: Filter, facets: Facets, present: Present): string {
  if (name === 'price') {
    const [min = 0, max = 0] = value.split('-').map(Number);
    return rangeLabel({ min, max }, present);
  }
  if (name === 'sort') return value;
  const choice = facets[name].find(({ slug }) => slug === value);
  return choice ? choiceLabel(name, choice, present) : value;
}

function chipsOf(facets: Facets, { filters, hrefOf }: ListingRequest, present: Present): FilterChip[] {
  return filters
    .filter(({ name }) => name !== 'sort')
    .map((filter) => ({
      label: present.t('filters.chip', {
        name: present.t(`filters.name.${filter.name}`),
        value: valueLabel(filter, facets, present),
      }),
      href: hrefOf(without(filters, filter)),
    }));
}

function sortChoices({ filters, hrefOf }: ListingRequest, { t }: Present): SortChoice[] {
  const unsorted = filters.filter(({ name }) => name !== 'sort');
  const isUnsorted = unsorted.length === filters.length;
  // An order is a filter segment as well, and there may be ten of them.
  const orders = unsorted.length < maxFilters ? (['price_asc', 'price_desc'] as const) : [];
  const byPrice = orders.map((value) => ({
    label: t(`filters.sort.${value}`),
    href: hrefOf(withFilter(unsorted, { name: 'sort', value })),
    current: isSelected(filters, { name: 'sort', value }),
  }));
  return [{ label: t('filters.sort.relevance'), href: hrefOf(unsorted), current: isUnsorted }, ...byPrice];
}

/** Everything that a list of products shows, with the address of each next step. */
export function listingOf(
  { items, total }: Answer<'products'>,
  facets: Facets,
  request: ListingRequest,
  present: Present,
): Listing {
  const { t } = present;
  const clear = { label: t('listing.filters.clear'), href: request.hrefOf([]) };
  return {
    count: t('listing.count', { count: total }),
    groups: filterGroups(facets, request, present),
    chips: chipsOf(facets, request, present),
    clear,
    sort: sortChoices(request, present),
    products: items.map((product) => productItem(product, present)),
    pages: pagesOf(total, productsPerPage, (page) => request.hrefOf(request.filters, page)),
    currentPage: request.page,
    empty: { title: t('listing.empty.title'), text: t('listing.empty.hint'), links: [clear] },
  };
}

export function listingLabels(present: Present): ListingLabels {
  const { t } = present;
  return {
    ...priceLabels(present),
    products: t('routes.products.title'),
    activeFilters: t('listing.filters.selected'),
    sort: t('filters.name.sort'),
    filters: t('listing.filters.title'),
    addFilter: t('listing.filters.add'),
    removeFilter: t('listing.filters.remove-word'),
    moreChoices: t('listing.filters.more'),
    paging: pagingLabels(t),
  };
}
