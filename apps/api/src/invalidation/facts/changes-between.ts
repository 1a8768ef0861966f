import { locales, marketIds, markets, type MarketId } from '@veralune/routing';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { isSold } from '../../catalogue/in-shop.ts';
import type { ProductRow } from '../../catalogue/rows.ts';
import { soldSlot } from '../../catalogue/sold-product.ts';
import { brandRef, need, pageCard, productCard } from '../../calls/entities.ts';
import { parentSlug } from '../../calls/alternates.ts';
import { brandCoverName, brandLogoName, contentsName } from '../../media/names.ts';
import { termKinds, type TermKind } from '../../resources/kinds.ts';
import type { CatalogueChange, GroupChange, PageChange, ProductChange, ThingChange } from '../catalogue-change.ts';
import type { ChangedEntry } from './changed-entries.ts';
import { publishedSides, type CardIn } from './published-in.ts';
import { isInMenus, isOnHome, pagesAround, pagesWhere, productsWhere, withChildren, withParents } from './uses.ts';

type Group = GroupChange['kind'];
type Sides = readonly [before: Catalogue, after: Catalogue];

function union(...lists: readonly (readonly number[])[]): number[] {
  return [...new Set(lists.flat())];
}

function productIn(id: number): CardIn {
  return (catalogue, view) => {
    const slot = soldSlot(catalogue, view, id);
    if (slot === undefined) return undefined;
    const { row } = view.shop.products[slot] ?? {};
    const { revision: _, sizes, ...facts } = row ?? ({} as ProductRow);
    const offers = sizes.map((size) => [size.days, size.grams, size.millilitres, size.offers[view.shop.shopId]]);
    const card = productCard({ ...catalogue, view }, slot);
    return { slug: card.slug, card: [card, facts, offers] };
  };
}

function rowOf({ slots, shops }: Catalogue, id: number): ProductRow | undefined {
  const slot = slots.of('product', id);
  if (slot === undefined) return undefined;
  for (const { products } of shops.values()) if (products[slot]) return products[slot].row;
  return undefined;
}

function groupsOf(row: ProductRow | undefined): string {
  return JSON.stringify(row && [row.brandId, row.categories, row.needs]);
}

function productChange([before, after]: Sides, entry: ChangedEntry, now: number): ProductChange {
  const { id } = entry;
  const rows = [before, after].flatMap((catalogue) => rowOf(catalogue, id) ?? []);
  const uses = [before, after].map((catalogue) => ({
    products: productsWhere(catalogue, ({ related }) => related.includes(id)),
    pages: pagesWhere(catalogue, ({ products }) => products.includes(id)),
  }));
  return {
    kind: 'product',
    id,
    published: publishedSides(before, after, entry, productIn(id)),
    uses: {
      products: union(...uses.map(({ products }) => products)),
      pages: union(...uses.map(({ pages }) => pages)),
      brandListings: union(rows.map(({ brandId }) => brandId)),
      categoryListings: union(...rows.map(({ categories }) => withParents(after.kept.categories, categories))),
      needListings: union(...rows.map(({ needs }) => withParents(after.kept.needs, needs))),
    },
    onHome: [before, after].some((catalogue) => isOnHome(catalogue, 'products', id, now)),
    inMenus: [before, after].some((catalogue) => isInMenus(catalogue, 'product', id)),
    moved: groupsOf(rowOf(before, id)) !== groupsOf(rowOf(after, id)),
  };
}

function groupIn(kind: Group, id: number): CardIn {
  return (catalogue, view) => {
    const shown = { ...catalogue, view };
    const group = kind === 'category' ? 'products' : kind;
    if (!isSold(catalogue, view.shop, group, id)) return undefined;
    if (kind === 'brand') return { slug: brandRef(shown, id).slug, card: brandRef(shown, id) };
    if (kind === 'need') return { slug: need(shown, id).slug, card: need(shown, id) };
    const { slug, title } = view.words.of('category', id);
    return { slug, card: title };
  };
}

function holdsGroup(kind: Group, id: number) {
  return ({ brandId, needs, categories }: ProductRow): boolean =>
    kind === 'brand' ? brandId === id : kind === 'need' ? needs.includes(id) : categories.includes(id);
}

function family({ kept }: Catalogue, id: number): number[] {
  return kept.needs.all
    .filter((row) => row.parentId === id || row.id === kept.needs.get(id)?.parentId)
    .map((row) => row.id);
}

function groupChange([before, after]: Sides, kind: Group, entry: Omit<ChangedEntry, 'kind'>): GroupChange {
  const { id } = entry;
  const both = [before, after];
  const listing = { brand: 'brandListings', need: 'needListings', category: 'categoryListings' } as const;
  return {
    kind,
    id,
    published: publishedSides(before, after, entry, groupIn(kind, id)),
    uses: {
      products: union(...both.map((catalogue) => productsWhere(catalogue, holdsGroup(kind, id)))),
      pages: union(
        ...both.map((catalogue) =>
          pagesWhere(catalogue, (page) =>
            kind === 'brand' ? page.brandId === id : kind === 'need' && page.needs.includes(id),
          ),
        ),
      ),
      needs: kind === 'need' ? union(...both.map((catalogue) => family(catalogue, id))) : [],
      [listing[kind]]: [id],
    },
    onHome: kind !== 'category',
    inMenus: both.some((catalogue) => isInMenus(catalogue, kind, id)),
  };
}

function pageIn(id: number): CardIn {
  return (catalogue, view) => {
    const page = view.shop.pages.find((row) => row.id === id);
    if (page === undefined) return undefined;
    const { revision: _, ...facts } = page;
    const card = pageCard({ ...catalogue, view }, page);
    return { slug: [parentSlug(view, page), card.slug].filter(Boolean).join('/'), card: [card, facts] };
  };
}

function pageChange([before, after]: Sides, entry: ChangedEntry, now: number): PageChange | null {
  const { id } = entry;
  const both = [before, after];
  const rows = both.flatMap(({ kept }) => kept.pages.get(id) ?? []);
  const [first] = rows;
  if (first === undefined) return null;
  const needs = union(...rows.map((row) => row.needs));
  return {
    kind: 'page',
    id,
    published: publishedSides(before, after, entry, pageIn(id)),
    uses: {
      products: union(...rows.map(({ products }) => products)),
      pages: union(...both.map((catalogue) => pagesAround(catalogue, id))),
    },
    onHome: both.some((catalogue) => isOnHome(catalogue, 'pages', id, now)),
    inMenus: both.some((catalogue) => isInMenus(catalogue, 'page', id)),
    type: first.type,
    themes: union(rows.flatMap(({ themeId }) => themeId ?? [])),
    corners: union(rows.flatMap(({ brandId }) => brandId ?? [])),
    needsWithParents: withParents(after.kept.needs, needs),
    needsWithChildren: withChildren(after.kept, needs),
  };
}

function termIn(kind: TermKind | 'nutrient', id: number): CardIn {
  return ({ kept }, view) => {
    const exists = kind === 'nutrient' ? kept.nutrients.get(id) : kept.terms[kind].get(id);
    if (exists === undefined) return undefined;
    const words = view.words.of(kind, id);
    return { slug: 'slug' in words ? words.slug : '', card: words };
  };
}

function isTerm(kind: string): kind is TermKind {
  return termKinds.some((each) => each === kind);
}

function termChange([before, after]: Sides, kind: TermKind | 'nutrient', entry: ChangedEntry): ThingChange {
  const { id } = entry;
  const both = [before, after];
  const holds = ({ terms, nutrition }: ProductRow): boolean =>
    kind === 'nutrient' ? nutrition.some(([each]) => each === id) : kind !== 'theme' && terms[kind].includes(id);
  const shared = {
    id,
    published: publishedSides(before, after, entry, termIn(kind, id)),
    onHome: kind !== 'nutrient',
    inMenus: kind === 'theme' && both.some((catalogue) => isInMenus(catalogue, 'theme', id)),
  };
  if (kind === 'theme') {
    const pages = union(...both.map((catalogue) => pagesWhere(catalogue, ({ themeId }) => themeId === id)));
    return { kind: 'theme', ...shared, uses: { pages } };
  }
  const rows = both.map((catalogue) => productsWhere(catalogue, holds));
  return { kind: 'term', ...shared, uses: { products: union(...rows) } };
}

function marketOfShop(shopId: number | undefined): MarketId | undefined {
  return marketIds.find((id) => markets[id].shopId === shopId);
}

function marketFileChange([before, after]: Sides, { kind, id }: ChangedEntry): CatalogueChange[] {
  if (kind !== 'menu' && kind !== 'setting' && kind !== 'redirection') return [];
  const lists = { menu: 'menus', setting: 'settings', redirection: 'redirections' } as const;
  const shopIds = [before, after].map(({ kept }) => kept[lists[kind]].get(id)?.shopId);
  return shopIds.flatMap((shopId) => {
    const market = marketOfShop(shopId);
    return market === undefined ? [] : [{ kind, market }];
  });
}

/** A picture changes the answers of the products and brands that show it, by its name or because editors chose it. */
function pictureChanges(sides: Sides, { id, before: old, after: next }: ChangedEntry, now: number): CatalogueChange[] {
  const keys = sides.flatMap(({ kept }) => kept.media.keyOf(id) ?? []);
  const shows = ({ key, pictures }: Pick<ProductRow, 'key' | 'pictures'>): boolean =>
    pictures !== null || keys.some((each) => each.startsWith(`packs/${key}-`) || each === contentsName(key));
  const products = sides.flatMap((catalogue) => productsWhere(catalogue, shows));
  const brands = sides.flatMap(({ kept }) =>
    kept.brands.all.filter(({ key, logo, cover }) =>
      keys.some((each) => each === (logo ?? brandLogoName(key)) || each === (cover ?? brandCoverName(key))),
    ),
  );
  return [
    ...union(products).map((each) =>
      productChange(sides, { kind: 'product', id: each, before: old, after: next }, now),
    ),
    ...union(brands.map((brand) => brand.id)).map((each) =>
      groupChange(sides, 'brand', { id: each, before: old, after: next }),
    ),
  ];
}

/** A question changes the answers of its owner, whose own words stay. */
function ownerEntry([before, after]: Sides, { id, before: old, after: next }: ChangedEntry): ChangedEntry[] {
  return [before, after].flatMap(({ kept }) => {
    const owner = kept.faqs.get(id)?.owner;
    return owner ? [{ kind: owner.kind, id: owner.id, before: old, after: next }] : [];
  });
}

/** Brands, needs and categories that a shop begins or ceases to sell with a product. */
function appearing(sides: Sides, productId: number): CatalogueChange[] {
  const [before, after] = sides;
  const groups: [Group, number][] = [before, after].flatMap((catalogue) => {
    const row = rowOf(catalogue, productId);
    if (row === undefined) return [];
    const needs = withParents(catalogue.kept.needs, row.needs).map((id): [Group, number] => ['need', id]);
    const categories = withParents(catalogue.kept.categories, row.categories).map((id): [Group, number] => [
      'category',
      id,
    ]);
    return [['brand', row.brandId] as [Group, number], ...needs, ...categories];
  });
  const isIn = (catalogue: Catalogue, kind: Group, id: number): string =>
    locales.map((locale) => Number(groupIn(kind, id)(catalogue, present(catalogue, locale)) !== undefined)).join('');
  return groups
    .filter(([kind, id]) => isIn(before, kind, id) !== isIn(after, kind, id))
    .map(([kind, id]) => groupChange(sides, kind, { id, before: undefined, after: undefined }));
}

function present({ views }: Catalogue, locale: (typeof locales)[number]) {
  const view = views.get(locale);
  if (view === undefined) throw new Error(`No view of ${locale}`);
  return view;
}

function changesOf(sides: Sides, entry: ChangedEntry, now: number): CatalogueChange[] {
  const { kind } = entry;
  if (kind === 'product') return [productChange(sides, entry, now), ...appearing(sides, entry.id)];
  if (kind === 'page') return [pageChange(sides, entry, now)].filter((change) => change !== null);
  if (kind === 'brand' || kind === 'need' || kind === 'category') return [groupChange(sides, kind, entry)];
  if (kind === 'faq') return ownerEntry(sides, entry).flatMap((owner) => changesOf(sides, owner, now));
  if (kind === 'nutrient' || isTerm(kind)) return [termChange(sides, kind, entry)];
  // They change results alone, which sites make for each request.
  if (kind === 'synonyms') return [];
  if (kind === 'media') return pictureChanges(sides, entry, now);
  return marketFileChange(sides, entry);
}

/**
 * What changed for visitors between two versions of the catalogue.
 * @param now milliseconds since 1970, for what a home page shows as new
 */
export function changesBetween(
  before: Catalogue,
  after: Catalogue,
  entries: readonly ChangedEntry[],
  now: number,
): CatalogueChange[] {
  return entries.flatMap((entry) => changesOf([before, after], entry, now));
}
