import type { Answer } from '@veralune/api-client';
import type { FacetChoice, FacetName, Facets } from '@veralune/api-client/contract';
import { formatPrice } from '@veralune/i18n';
import { displayValues, type Filter, maxFilters, suitabilityValues } from '@veralune/routing';
import type { FilterChip } from '@veralune/ui/components/filter-chips/filter-chips';
import type { FilterGroup } from '@veralune/ui/components/filter-panel/filter-panel';
import type { SortChoice } from '@veralune/ui/components/sort/sort';
import type { Listing, ListingLabels } from '@veralune/ui/screens/products/products';
import { comparedName, compareHref } from '../compare/compared-products.ts';
import type { PageContext } from '../page-context.ts';
import { pagesOf, pagingLabels } from '../mappers/paging.ts';
import { priceLabels, productItem } from '../mappers/product-item.ts';
import { isSelected, withFilterToggled, withFilter, withoutFilter } from './selection.ts';

/** The filters and page of a listing, and the address for other filters and pages. */
export interface ListingRequest {
  readonly filters: readonly Filter[];
  readonly page: number;
  readonly hrefOf: (filters: readonly Filter[], page?: number) => string;
}

/** Products of a page, and the choices of their filters. */
export interface ListingData {
  readonly products: Answer<'products'>;
  readonly facets: Facets;
  /** Products on one page. */
  readonly pageSize: number;
}

type FacetFilter = Exclude<FacetName, 'products'>;

const groupOrder: readonly FacetFilter[] = [
  'need',
  'brand',
  'galenic_format',
  'active_ingredient',
  'flavour',
  'diner_type',
  'suitability',
  'display',
];

function toggleHref({ filters, hrefOf }: ListingRequest, filter: Filter, count: number): string | null {
  const next = withFilterToggled(filters, filter);
  return isSelected(filters, filter) || (count > 0 && next.length <= maxFilters) ? hrefOf(next) : null;
}

/** A choice without results is hidden, unless it is selected: the visitor must be able to remove it. */
function isOffered({ count, selected }: { count: number; selected: boolean }) {
  return count > 0 || selected;
}

/** Labels of `display` and `suitability` come from the messages, all others from the catalogue. */
function choiceLabel(name: FacetFilter, { slug, label }: FacetChoice, { t }: PageContext): string {
  const fixed = displayValues.find((value) => name === 'display' && value === slug);
  if (fixed !== undefined) return t(`filters.display.${fixed}`);
  const suitable = suitabilityValues.find((value) => name === 'suitability' && value === slug);
  return suitable === undefined ? label : t(`filters.suitability.${suitable}`);
}

function facetGroup(name: FacetFilter, facets: Facets, request: ListingRequest, context: PageContext): FilterGroup {
  return {
    name,
    title: context.t(`filters.name.${name}`),
    choices: facets[name].filter(isOffered).map((choice) => ({
      label: choiceLabel(name, choice, context),
      count: choice.count,
      selected: choice.selected,
      href: toggleHref(request, { name, value: choice.slug }, choice.count),
    })),
  };
}

function rangeLabel({ min, max }: { min: number; max: number }, { t, locale, market }: PageContext) {
  return t('filters.price.between', {
    min: formatPrice(min, market.currency, locale),
    max: formatPrice(max, market.currency, locale),
  });
}

function priceGroup(facets: Facets, request: ListingRequest, context: PageContext): FilterGroup {
  return {
    name: 'price',
    title: context.t('filters.name.price'),
    choices: (facets.price?.ranges ?? []).filter(isOffered).map(({ min, max, count, selected }) => ({
      label: rangeLabel({ min, max }, context),
      count,
      selected,
      href: toggleHref(request, { name: 'price', value: `${min}-${max}` }, count),
    })),
  };
}

function filterGroups(facets: Facets, request: ListingRequest, context: PageContext): FilterGroup[] {
  return [
    ...groupOrder.map((name) => facetGroup(name, facets, request, context)),
    priceGroup(facets, request, context),
  ].filter(({ choices }) => choices.length > 1 || choices.some(({ selected }) => selected));
}

/** The label of a selected filter, or its slug when the catalogue does not know it. */
export function valueLabel({ name, value }: Filter, facets: Facets, context: PageContext): string {
  if (name === 'price') {
    const [min = 0, max = 0] = value.split('-').map(Number);
    return rangeLabel({ min, max }, context);
  }
  if (name === 'sort') return value;
  const choice = facets[name].find(({ slug }) => slug === value);
  return choice ? choiceLabel(name, choice, context) : value;
}

function chipsOf(facets: Facets, { filters, hrefOf }: ListingRequest, context: PageContext): FilterChip[] {
  return filters
    .filter(({ name }) => name !== 'sort')
    .map((filter) => ({
      label: context.t('filters.chip', {
        name: context.t(`filters.name.${filter.name}`),
        value: valueLabel(filter, facets, context),
      }),
      href: hrefOf(withoutFilter(filters, filter)),
    }));
}

function sortChoices({ filters, hrefOf }: ListingRequest, { t }: PageContext): SortChoice[] {
  const unsorted = filters.filter(({ name }) => name !== 'sort');
  const isUnsorted = unsorted.length === filters.length;
  // The sort order is a filter segment too, so it counts towards the maximum.
  const orders = unsorted.length < maxFilters ? (['price_asc', 'price_desc'] as const) : [];
  const byPrice = orders.map((value) => ({
    label: t(`filters.sort.${value}`),
    href: hrefOf(withFilter(unsorted, { name: 'sort', value })),
    current: isSelected(filters, { name: 'sort', value }),
  }));
  return [{ label: t('filters.sort.relevance'), href: hrefOf(unsorted), current: isUnsorted }, ...byPrice];
}

function comparisonOf({ locale, t }: PageContext): Listing['comparison'] {
  return {
    action: compareHref([], locale),
    name: comparedName,
    choose: t('compare.choose'),
    submit: t('compare.submit-chosen'),
    limit: t('compare.limit'),
  };
}

/** The props of a product listing, with the address of each filter, sort order and page. */
export function listingOf(
  { products: { items, total }, facets, pageSize }: ListingData,
  request: ListingRequest,
  context: PageContext,
): Listing {
  const { t } = context;
  const clear = { label: t('listing.filters.clear'), href: request.hrefOf([]) };
  return {
    count: t('listing.count', { count: total }),
    groups: filterGroups(facets, request, context),
    chips: chipsOf(facets, request, context),
    clear,
    sort: sortChoices(request, context),
    products: items.map((product) => productItem(product, context)),
    pages: pagesOf(total, pageSize, (page) => request.hrefOf(request.filters, page)),
    currentPage: request.page,
    comparison: comparisonOf(context),
    empty: { title: t('listing.empty.title'), text: t('listing.empty.hint'), links: [clear] },
  };
}

export function listingLabels(context: PageContext): ListingLabels {
  const { t } = context;
  return {
    ...priceLabels(context),
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
