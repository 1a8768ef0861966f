import type { Suggestion } from '@veralune/api-client/contract';
import { href, isLocale, slugify } from '@veralune/routing';
import type { Suggestions, SuggestionGroup } from '@veralune/ui/components/search-suggestions/search-suggestions';
import { z } from 'zod';
import { readUncached } from '../catalogue/catalogue.ts';
import { requestIdHeader, requestIdOf } from '../catalogue/request-id.ts';
import { createPageContext, type PageContext } from '../page-context.ts';
import { pageHref } from '../mappers/page-link.ts';
import { serviceLinks } from '../mappers/service-links.ts';

const request = z.object({
  locale: z.string().refine(isLocale),
  /** Source: 1-site.md §9 "Suggest minimum". */
  text: z.string().trim().min(2).max(100),
});

/** Maximum number of entries in a group: as many as fit on the screen of a laptop. */
const maxEntries = { products: 5, others: 3 };

function groupsOf(found: Suggestion, context: PageContext): SuggestionGroup[] {
  const { locale, t } = context;
  const groups = [
    { id: 'services' as const, items: serviceLinks(found.services.items, context) },
    {
      id: 'products' as const,
      items: found.products.items.map(({ name, slug, brand }) => ({
        label: name,
        href: href('product', { slug }, locale),
        detail: brand.title,
      })),
    },
    {
      id: 'brands' as const,
      items: found.brands.items.map(({ title, slug }) => ({ label: title, href: href('brand', { slug }, locale) })),
    },
    {
      id: 'needs' as const,
      items: found.needs.items.map(({ title, slug }) => ({ label: title, href: href('need', { slug }, locale) })),
    },
    ...(['pages', 'about_page', 'corpo'] as const).map((id) => ({
      id,
      items: found[id].items.map((page) => ({ label: page.title, href: pageHref(page, locale) })),
    })),
  ];
  return groups
    .filter(({ items }) => items.length > 0)
    .map(({ id, items }) => ({
      id,
      title: t(`suggestions.group.${id}`),
      total: found[id].total,
      items: items.slice(0, id === 'products' ? maxEntries.products : maxEntries.others),
    }));
}

/** The suggestions below the search field, or null when nothing is found. */
function suggestionsOf(found: Suggestion, text: string, context: PageContext): Suggestions | null {
  if (found.total === 0) return null;
  const all = {
    label: context.t('suggestions.see-all', { count: found.total }),
    href: href('results', { terms: slugify(text) }, context.locale),
  };
  return { groups: groupsOf(found, context), all };
}

/**
 * `GET /fragments/suggestions?locale=&text=`: 400 for a text that is too short or too long, 502 when the catalogue does not
 * answer, which is logged with the id in `x-request-id`.
 */
export async function GET({ url, headers }: Request): Promise<Response> {
  const parsed = request.safeParse(Object.fromEntries(new URL(url).searchParams));
  if (!parsed.success) return Response.json({ error: z.flattenError(parsed.error).fieldErrors }, { status: 400 });
  const { locale, text } = parsed.data;
  const requestId = requestIdOf(headers);
  const found = await readUncached(locale, 'suggest', { query: { text } }, requestId);
  if (!found) {
    const failed = { status: 502, headers: { [requestIdHeader]: requestId } };
    return Response.json({ error: 'The catalogue does not answer.' }, failed);
  }
  const body = suggestionsOf(found, text, createPageContext(locale));
  return Response.json(body, { headers: { 'cache-control': 'public, max-age=60' } });
}
