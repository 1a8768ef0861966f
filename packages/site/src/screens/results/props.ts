import { href, type Filter, type ResultsParams } from '@veralune/routing';
import type { EmptyText } from '@veralune/ui/components/empty-state/empty-state';
import type { ResultsScreenProps } from '@veralune/ui/screens/results/results';
import { listingLabels, listingOf, type ListingRequest } from '../../listing/listing.ts';
import { articleItem } from '../../present/article-item.ts';
import { brandRefItem } from '../../present/brand-item.ts';
import type { Present } from '../../present/context.ts';
import { needItem } from '../../present/need-item.ts';
import { pageSearchForm, searchMinimum } from '../../present/search-form.ts';
import { textOf, type Found } from './data.ts';

function listingRequest({ terms, page = 1, filters = [] }: ResultsParams, { locale }: Present): ListingRequest {
  const place = terms === undefined ? {} : { terms };
  const hrefOf = (next: readonly Filter[], nextPage = 1) =>
    href('results', { ...place, filters: next, ...(nextPage > 1 ? { page: nextPage } : {}) }, locale);
  return { filters, page, hrefOf };
}

function articleGroups({ groups }: Found, present: Present): ResultsScreenProps['articleGroups'] {
  return (['pages', 'about_page', 'corpo'] as const)
    .filter((name) => groups[name].total > 0)
    .map((name) => ({
      id: name,
      title: present.t(`suggestions.group.${name}`),
      items: groups[name].items.map((page) => articleItem(page, present)),
    }));
}

/** Where to go on when nothing was found. */
function emptyOf(text: string, { locale, t }: Present): EmptyText {
  return {
    title: t('results.empty.title', { terms: text }),
    text: t('results.empty.hint'),
    links: [
      { label: t('routes.products.title'), href: href('products', {}, locale) },
      { label: t('routes.needs.title'), href: href('needs', {}, locale) },
    ],
  };
}

function listingIn(
  { groups, products, facets }: Found,
  params: ResultsParams,
  present: Present,
): Pick<ResultsScreenProps, 'listing'> {
  if (groups.products.total === 0 && products.total === 0) return {};
  return { listing: listingOf(products, facets, listingRequest(params, present), present) };
}

function groupsOf({ groups }: Found, present: Present): Pick<ResultsScreenProps, 'brands' | 'needs'> {
  const { t } = present;
  const { brands, needs } = groups;
  return {
    ...(brands.total > 0
      ? {
          brands: {
            title: t('suggestions.group.brands'),
            items: brands.items.map((brand) => brandRefItem(brand, present)),
          },
        }
      : {}),
    ...(needs.total > 0
      ? { needs: { title: t('suggestions.group.needs'), items: needs.items.map((need) => needItem(need, present)) } }
      : {}),
  };
}

export function resultsProps(found: Found | null, params: ResultsParams, present: Present): ResultsScreenProps {
  const { t } = present;
  const text = textOf(params.terms ?? '');
  const base = { search: pageSearchForm(present, text), labels: listingLabels(present) };
  if (!found)
    return {
      ...base,
      title: t('results.title'),
      count: t('header.search.too-short', { min: searchMinimum }),
      articleGroups: [],
    };
  return {
    ...base,
    title: t('results.title.terms', { terms: text }),
    count: t('results.count', { count: found.groups.total }),
    ...listingIn(found, params, present),
    ...groupsOf(found, present),
    articleGroups: articleGroups(found, present),
    ...(found.groups.total === 0 ? { empty: emptyOf(text, present) } : {}),
  };
}
