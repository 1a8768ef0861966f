import { locales, marketIds, markets, type Locale, type MarketId } from '@veralune/routing';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { termKinds, type TermKind } from '../../resources/kinds.ts';
import type { CatalogueChange, FaqChange } from '../catalogue-change.ts';
import type { ChangedEntry } from './changed-entries.ts';
import { groupChange, groupIn, type Group } from './group-change.ts';
import { pageChange } from './page-change.ts';
import { mediaChanges } from './media-changes.ts';
import { productChange, rowOf } from './product-change.ts';
import { publishedSides, type CardIn } from './published-in.ts';
import type { Sides } from './sides.ts';
import { termChange } from './term-change.ts';
import { withParents } from './uses.ts';

function isTerm(kind: string): kind is TermKind {
  return termKinds.some((each) => each === kind);
}

function marketOfShop(shopId: number | undefined): MarketId | undefined {
  return marketIds.find((id) => markets[id].shopId === shopId);
}

function marketFileChange([before, after]: Sides, { kind, id }: ChangedEntry): CatalogueChange[] {
  if (kind !== 'menu' && kind !== 'setting' && kind !== 'redirection' && kind !== 'quiz') return [];
  const lists = { menu: 'menus', setting: 'settings', redirection: 'redirections', quiz: 'quizzes' } as const;
  const shopIds = [before, after].map(({ shared }) => shared[lists[kind]].get(id)?.shopId);
  return shopIds.flatMap((shopId) => {
    const market = marketOfShop(shopId);
    return market === undefined ? [] : [{ kind, market }];
  });
}

function helpFaqIn(id: number): CardIn {
  return ({ shared }, { shop }) => {
    const row = shared.faqs.of(null, shop.shopId).find((each) => each.id === id);
    return row && { slug: '', card: [row.group, row.order] };
  };
}

/** The change of a question on the help page; empty if the question is not there, before or after. */
function helpFaqChange([before, after]: Sides, entry: ChangedEntry): FaqChange {
  const published = publishedSides(before, after, entry, helpFaqIn(entry.id));
  return { kind: 'faq', id: entry.id, published, uses: {}, onHome: false, inMenus: false };
}

/** A question changes the answers of its owner, although the owner's own texts do not change. */
function ownerEntry([before, after]: Sides, { id, before: old, after: next }: ChangedEntry): ChangedEntry[] {
  return [before, after].flatMap(({ shared }) => {
    const owner = shared.faqs.get(id)?.owner;
    return owner ? [{ kind: owner.kind, id: owner.id, before: old, after: next }] : [];
  });
}

/** Brands, needs and categories that a shop starts or stops showing because of a changed product. */
function groupsWithChangedVisibility(sides: Sides, productId: number): CatalogueChange[] {
  const [before, after] = sides;
  const groups: [Group, number][] = [before, after].flatMap((catalogue) => {
    const row = rowOf(catalogue, productId);
    if (row === undefined) return [];
    const needs = withParents(catalogue.shared.needs, row.needs).map((id): [Group, number] => ['need', id]);
    const categories = withParents(catalogue.shared.categories, row.categories).map((id): [Group, number] => [
      'category',
      id,
    ]);
    return [['brand', row.brandId] as [Group, number], ...needs, ...categories];
  });
  const isIn = (catalogue: Catalogue, kind: Group, id: number): string =>
    locales.map((locale) => Number(groupIn(kind, id)(catalogue, viewOf(catalogue, locale)) !== undefined)).join('');
  return groups
    .filter(([kind, id]) => isIn(before, kind, id) !== isIn(after, kind, id))
    .map(([kind, id]) => groupChange(sides, kind, { id, before: undefined, after: undefined }));
}

function viewOf({ views }: Catalogue, locale: Locale) {
  const view = views.get(locale);
  if (view === undefined) throw new Error(`No view of ${locale}`);
  return view;
}

function changesOf(sides: Sides, entry: ChangedEntry, now: number): CatalogueChange[] {
  const { kind } = entry;
  if (kind === 'product') return [productChange(sides, entry, now), ...groupsWithChangedVisibility(sides, entry.id)];
  if (kind === 'page') return [pageChange(sides, entry, now)].filter((change) => change !== null);
  if (kind === 'brand' || kind === 'need' || kind === 'category') return [groupChange(sides, kind, entry)];
  if (kind === 'faq') {
    const owners = ownerEntry(sides, entry).flatMap((owner) => changesOf(sides, owner, now));
    return [helpFaqChange(sides, entry), ...owners];
  }
  if (kind === 'nutrient' || isTerm(kind)) return [termChange(sides, kind, entry)];
  // Synonyms only change search results, codes and deliveries only carts: sites cache neither.
  if (kind === 'synonyms' || kind === 'code' || kind === 'delivery') return [];
  if (kind === 'media') return mediaChanges(sides, entry, now);
  return marketFileChange(sides, entry);
}

/**
 * The changes between two versions of the catalogue that visitors can see.
 * @param now milliseconds since 1970; decides which products a home page shows as new
 */
export function changesBetween(
  before: Catalogue,
  after: Catalogue,
  entries: readonly ChangedEntry[],
  now: number,
): CatalogueChange[] {
  return entries.flatMap((entry) => changesOf([before, after], entry, now));
}
