import type { Suggestion } from '@veralune/api-client/contract';
import { Bitset } from '../catalogue/bitset.ts';
import { pageOf } from '../catalogue/listing.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { PageRow } from '../catalogue/rows.ts';
import { isPlanOf } from '../catalogue/sales-plan.ts';
import type { SlottedKind } from '../catalogue/slots.ts';
import type { Scores } from '../search/scores.ts';
import { search } from '../search/search.ts';
import { findServicePages } from '../search/service-pages.ts';
import { brandCard, need, pageCard, productCard } from './entities.ts';
import { hasServicePage } from './has-service-page.ts';
import type { Handlers, RequestContext } from './handler.ts';
import { viewContextOf } from './view-context.ts';

/** Maximum number of suggestions in each group. */
const suggestionsPerGroup = 4;
/** Source: 3-decisions.md, "Behaviour". */
const resultsPerPage = 12;

interface Paging {
  readonly page: number;
  readonly perPage: number;
}

/** Page types of each group of results. */
const pageGroups = {
  pages: new Set<PageRow['type']>(['advice', 'innovation']),
  about_page: new Set<PageRow['type']>(['about']),
  corpo: new Set<PageRow['type']>(['corpo_main', 'corpo_page']),
} as const;

function group<Found, Item>(found: readonly Found[], { page, perPage }: Paging, itemOf: (found: Found) => Item) {
  return {
    total: found.length,
    items: pageOf(found, page, perPage).map(itemOf),
  };
}

/**
 * Whether a result is more general than others with the same score: `Équilibre`, whose label names sleep too, comes after
 * its child `Sommeil`.
 */
function isGeneral({ shared }: Catalogue, kind: SlottedKind, id: number): boolean {
  return kind === 'need' && shared.needs.get(id)?.parentId === null;
}

/**
 * Ids of the results of a kind, best first. Equal scores are sorted by id and not by slot: slots depend on the order in
 * which a process loaded the resources, so two instances would answer differently.
 */
function rankedIds(catalogue: Catalogue, scores: Scores, found: readonly number[], kind: SlottedKind): number[] {
  return found
    .flatMap((slot) => {
      const resource = catalogue.slots.resourceAt(slot);
      if (resource?.kind !== kind) return [];
      return { id: resource.id, score: scores.of(slot), general: Number(isGeneral(catalogue, kind, resource.id)) };
    })
    .sort((left, right) => right.score - left.score || left.general - right.general || left.id - right.id)
    .map(({ id }) => id);
}

async function answer(
  context: Pick<RequestContext<'suggest'>, 'view' | 'catalogue' | 'stemmer'>,
  text: string,
  { plan, ...paging }: Paging & { readonly plan?: number | undefined },
): Promise<Suggestion> {
  const { view, stemmer, catalogue } = context;
  const viewContext = viewContextOf(context);
  const findable = isPlanOf(view.shop, plan)
    ? view.shop.findable
    : Bitset.difference(view.shop.findable, view.shop.sold);
  const scores = await search(view.search, { findable, slots: catalogue.slots }, stemmer, text);
  const named = await findServicePages(view.search, stemmer, text);
  const services = named.pages.filter((page) => hasServicePage(page, view.locale, catalogue.shared.settings));
  const products = scores.ranked(view.shop.order);
  const found = [...scores.found()];
  const ids = (kind: SlottedKind): number[] => rankedIds(catalogue, scores, found, kind);
  const rows = new Map(view.shop.pages.map((row) => [row.id, row]));
  const pages = (types: ReadonlySet<PageRow['type']>): PageRow[] =>
    ids('page').flatMap((id) => {
      const row = rows.get(id);
      return row && types.has(row.type) ? [row] : [];
    });
  const pageItem = (row: PageRow) => pageCard(viewContext, row);
  return {
    total: found.length + services.length,
    services: group(services, paging, (page) => ({ page })),
    products: group(products, paging, (slot) => productCard(viewContext, slot)),
    brands: group(ids('brand'), paging, (id) => brandCard(viewContext, id)),
    needs: group(ids('need'), paging, (id) => need(viewContext, id)),
    pages: group(pages(pageGroups.pages), paging, pageItem),
    about_page: group(pages(pageGroups.about_page), paging, pageItem),
    corpo: group(pages(pageGroups.corpo), paging, pageItem),
  };
}

export const searchHandlers: Handlers<'suggest' | 'search'> = {
  suggest: (context) =>
    answer(context, context.query.text, { page: 1, perPage: suggestionsPerGroup, plan: context.query.saleplan_id }),
  search: (context) => {
    const { text, page = 1, perPage = resultsPerPage } = context.body;
    return answer(context, text, { page, perPage });
  },
};
