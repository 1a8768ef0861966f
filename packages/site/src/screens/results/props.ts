import { href, type Filter, type ResultsParams } from '@veralune/routing';
import type { EmptyText } from '@veralune/ui/components/empty-state/empty-state';
import type { ResultsScreenProps } from '@veralune/ui/screens/results/results';
import { listingLabels, listingOf, type ListingRequest } from '../../listing/listing.ts';
import { guideCallOut } from '../../mappers/guide-call-out.ts';
import { articleItem } from '../../mappers/article-item.ts';
import { brandCardItem } from '../../mappers/brand-item.ts';
import type { PageContext } from '../../page-context.ts';
import { needItem } from '../../mappers/need-item.ts';
import { pageSearchForm, searchMinimum } from '../../mappers/search-form.ts';
import { serviceLinks } from '../../mappers/service-links.ts';
import { textOf, type ResultsData } from './data.ts';

function listingRequest({ terms, page = 1, filters = [] }: ResultsParams, { locale }: PageContext): ListingRequest {
  const baseParams = terms === undefined ? {} : { terms };
  const hrefOf = (next: readonly Filter[], nextPage = 1) =>
    href('results', { ...baseParams, filters: next, ...(nextPage > 1 ? { page: nextPage } : {}) }, locale);
  return { filters, page, hrefOf };
}

function articleGroups({ groups }: ResultsData, context: PageContext): ResultsScreenProps['articleGroups'] {
  return (['pages', 'about_page', 'corpo'] as const)
    .filter((name) => groups[name].total > 0)
    .map((name) => ({
      id: name,
      title: context.t(`suggestions.group.${name}`),
      items: groups[name].items.map((page) => articleItem(page, context)),
    }));
}

/** The text and links when nothing is found. */
function emptyOf(text: string, context: PageContext): EmptyText {
  const { locale, t } = context;
  const guide = guideCallOut(context)?.link;
  return {
    title: t('results.empty.title', { terms: text }),
    text: t('results.empty.hint'),
    links: [
      { label: t('routes.products.title'), href: href('products', {}, locale) },
      { label: t('routes.needs.title'), href: href('needs', {}, locale) },
      ...(guide ? [guide] : []),
    ],
  };
}

function listingProps(
  found: ResultsData,
  params: ResultsParams,
  context: PageContext,
): Pick<ResultsScreenProps, 'listing'> {
  if (found.groups.products.total === 0 && found.products.total === 0) return {};
  return { listing: listingOf(found, listingRequest(params, context), context) };
}

function groupsOf(
  { groups }: ResultsData,
  context: PageContext,
): Pick<ResultsScreenProps, 'services' | 'brands' | 'needs'> {
  const { t } = context;
  const { services, brands, needs } = groups;
  return {
    ...(services.total > 0
      ? { services: { title: t('suggestions.group.services'), items: serviceLinks(services.items, context) } }
      : {}),
    ...(brands.total > 0
      ? {
          brands: {
            title: t('suggestions.group.brands'),
            items: brands.items.map((brand) => brandCardItem(brand, context)),
          },
        }
      : {}),
    ...(needs.total > 0
      ? { needs: { title: t('suggestions.group.needs'), items: needs.items.map((need) => needItem(need, context)) } }
      : {}),
  };
}

export function resultsProps(
  found: ResultsData | null,
  params: ResultsParams,
  context: PageContext,
): ResultsScreenProps {
  const { t } = context;
  const text = textOf(params.terms ?? '');
  const base = { search: pageSearchForm(context, text), labels: listingLabels(context) };
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
    ...listingProps(found, params, context),
    ...groupsOf(found, context),
    articleGroups: articleGroups(found, context),
    ...(found.groups.total === 0 ? { empty: emptyOf(text, context) } : {}),
  };
}
