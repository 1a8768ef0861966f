import type { Suggestion } from '@veralune/api-client/contract';
import { Bitset } from '../catalogue/bitset.ts';
import { pageOf } from '../catalogue/listing.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { PageRow } from '../catalogue/rows.ts';
import { isPlanOf } from '../catalogue/sales-plan.ts';
import type { SlottedKind } from '../catalogue/slots.ts';
import type { Scores } from '../search/scores.ts';
import { search } from '../search/search.ts';
import { brandRef, need, pageCard, productCard, type Shown } from './entities.ts';
import type { Handlers, Scene } from './handler.ts';
import { shownIn } from './scene.ts';

/** Most suggestions of each group. */
const suggested = 4;
/** Source: 3-decisions.md, "Behaviour". */
const resultsPerPage = 12;

interface Paging {
  readonly page: number;
  readonly perPage: number;
}

/** Pages of each group by their type. */
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
 * Ids of what was found of a kind, the best first, and equals by id. Slots would not do: they are numbered in the order in
 * which a process came to know things, so that two instances would answer differently.
 */
function rankedIds({ slots }: Catalogue, scores: Scores, found: readonly number[], kind: SlottedKind): number[] {
  return found
    .flatMap((slot) => {
      const thing = slots.thing(slot);
      return thing?.kind === kind ? { id: thing.id, score: scores.of(slot) } : [];
    })
    .sort((left, right) => right.score - left.score || left.id - right.id)
    .map(({ id }) => id);
}

async function answer(
  scene: Pick<Scene<'suggest'>, 'view' | 'catalogue' | 'stemmer'>,
  text: string,
  { plan, ...paging }: Paging & { readonly plan?: number | undefined },
): Promise<Suggestion> {
  const { view, stemmer, catalogue } = scene;
  const shown: Shown = shownIn(scene);
  const findable = isPlanOf(view.shop, plan)
    ? view.shop.findable
    : Bitset.difference(view.shop.findable, view.shop.sold);
  const scores = await search(view.search, { shown: findable, slots: catalogue.slots }, stemmer, text);
  const products = scores.ranked(view.shop.order);
  const found = [...scores.found()];
  const ids = (kind: SlottedKind): number[] => rankedIds(catalogue, scores, found, kind);
  const rows = new Map(view.shop.pages.map((row) => [row.id, row]));
  const pages = (types: ReadonlySet<PageRow['type']>): PageRow[] =>
    ids('page').flatMap((id) => {
      const row = rows.get(id);
      return row && types.has(row.type) ? [row] : [];
    });
  const pageItem = (row: PageRow) => pageCard(shown, row);
  return {
    total: found.length,
    products: group(products, paging, (slot) => productCard(shown, slot)),
    brands: group(ids('brand'), paging, (id) => brandRef(shown, id)),
    needs: group(ids('need'), paging, (id) => need(shown, id)),
    pages: group(pages(pageGroups.pages), paging, pageItem),
    about_page: group(pages(pageGroups.about_page), paging, pageItem),
    corpo: group(pages(pageGroups.corpo), paging, pageItem),
  };
}

export const searchHandlers: Handlers<'suggest' | 'search'> = {
  suggest: (scene) => answer(scene, scene.query.text, { page: 1, perPage: suggested, plan: scene.query.saleplan_id }),
  search: (scene) => {
    const { text, page = 1, perPage = resultsPerPage } = scene.body;
    return answer(scene, text, { page, perPage });
  },
};
