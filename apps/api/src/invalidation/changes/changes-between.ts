import { locales, marketIds, markets, type MarketId } from '@veralune/routing';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { isSold } from '../../catalogue/in-shop.ts';
import type { PageRow, ProductRow } from '../../catalogue/rows.ts';
import { soldSlot } from '../../catalogue/sold-product.ts';
import { brandRef, need, pageCard, productCard } from '../../calls/entities.ts';
import { parentSlug } from '../../calls/alternates.ts';
import { yearOf } from '../../calls/themes.ts';
import { brandCoverKey, brandLogoKey, contentsPictureKey } from '../../media/picture-keys.ts';
import { termKinds, type TermKind } from '../../resources/kinds.ts';
import type {
  CatalogueChange,
  EntityChange,
  FaqChange,
  GroupChange,
  PageChange,
  ProductChange,
} from '../catalogue-change.ts';
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
    const { revision: _, sizes, ...fields } = row ?? ({} as ProductRow);
    const offers = sizes.map((size) => [size.days, size.grams, size.millilitres, size.offers[view.shop.shopId]]);
    const card = productCard({ ...catalogue, view }, slot);
    return { slug: card.slug, card: [card, fields, offers] };
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
  const { id, turned = false } = entry;
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
      categoryListings: union(...rows.map(({ categories }) => withParents(after.shared.categories, categories))),
      needListings: union(...rows.map(({ needs }) => withParents(after.shared.needs, needs))),
    },
    // A home page can still show it as new, although it is not at `now`.
    onHome: turned || [before, after].some((catalogue) => isOnHome(catalogue, 'products', id, now)),
    inMenus: [before, after].some((catalogue) => isInMenus(catalogue, 'product', id)),
    moved: turned || groupsOf(rowOf(before, id)) !== groupsOf(rowOf(after, id)),
  };
}

function groupIn(kind: Group, id: number): CardIn {
  return (catalogue, view) => {
    const viewContext = { ...catalogue, view };
    const group = kind === 'category' ? 'products' : kind;
    if (!isSold(catalogue, view.shop, group, id)) return undefined;
    if (kind === 'brand') return { slug: brandRef(viewContext, id).slug, card: brandRef(viewContext, id) };
    if (kind === 'need') return { slug: need(viewContext, id).slug, card: need(viewContext, id) };
    const { slug, title } = view.words.of('category', id);
    return { slug, card: title };
  };
}

function holdsGroup(kind: Group, id: number) {
  return ({ brandId, needs, categories }: ProductRow): boolean =>
    kind === 'brand' ? brandId === id : kind === 'need' ? needs.includes(id) : categories.includes(id);
}

function parentAndChildren({ shared }: Catalogue, id: number): number[] {
  return shared.needs.all
    .filter((row) => row.parentId === id || row.id === shared.needs.get(id)?.parentId)
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
      needs: kind === 'need' ? union(...both.map((catalogue) => parentAndChildren(catalogue, id))) : [],
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
    const { revision: _, ...fields } = page;
    const card = pageCard({ ...catalogue, view }, page);
    return { slug: [parentSlug(view, page), card.slug].filter(Boolean).join('/'), card: [card, fields] };
  };
}

function listsOf(page: PageRow | undefined): string {
  return JSON.stringify(page && [page.themeId, page.needs, yearOf(page)]);
}

function pageChange([before, after]: Sides, entry: ChangedEntry, now: number): PageChange | null {
  const { id } = entry;
  const both = [before, after];
  const rows = both.flatMap(({ shared }) => shared.pages.get(id) ?? []);
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
    moved: listsOf(before.shared.pages.get(id)) !== listsOf(after.shared.pages.get(id)),
    themes: union(rows.flatMap(({ themeId }) => themeId ?? [])),
    corners: union(rows.flatMap(({ brandId }) => brandId ?? [])),
    needsWithParents: withParents(after.shared.needs, needs),
    needsWithChildren: withChildren(after.shared, needs),
  };
}

function termIn(kind: TermKind | 'nutrient', id: number): CardIn {
  return ({ shared }, view) => {
    const exists = kind === 'nutrient' ? shared.nutrients.get(id) : shared.terms[kind].get(id);
    if (exists === undefined) return undefined;
    const words = view.words.of(kind, id);
    return { slug: 'slug' in words ? words.slug : '', card: words };
  };
}

function isTerm(kind: string): kind is TermKind {
  return termKinds.some((each) => each === kind);
}

function termChange([before, after]: Sides, kind: TermKind | 'nutrient', entry: ChangedEntry): EntityChange {
  const { id } = entry;
  const both = [before, after];
  const holds = ({ terms, nutrition }: ProductRow): boolean =>
    kind === 'nutrient' ? nutrition.some(([each]) => each === id) : kind !== 'theme' && terms[kind].includes(id);
  const common = {
    id,
    published: publishedSides(before, after, entry, termIn(kind, id)),
    onHome: kind !== 'nutrient',
    inMenus: kind === 'theme' && both.some((catalogue) => isInMenus(catalogue, 'theme', id)),
  };
  if (kind === 'theme') {
    const pages = union(...both.map((catalogue) => pagesWhere(catalogue, ({ themeId }) => themeId === id)));
    return { kind: 'theme', ...common, uses: { pages } };
  }
  const rows = both.map((catalogue) => productsWhere(catalogue, holds));
  return { kind: 'term', ...common, uses: { products: union(...rows) } };
}

function marketOfShop(shopId: number | undefined): MarketId | undefined {
  return marketIds.find((id) => markets[id].shopId === shopId);
}

function marketFileChange([before, after]: Sides, { kind, id }: ChangedEntry): CatalogueChange[] {
  if (kind !== 'menu' && kind !== 'setting' && kind !== 'redirection') return [];
  const lists = { menu: 'menus', setting: 'settings', redirection: 'redirections' } as const;
  const shopIds = [before, after].map(({ shared }) => shared[lists[kind]].get(id)?.shopId);
  return shopIds.flatMap((shopId) => {
    const market = marketOfShop(shopId);
    return market === undefined ? [] : [{ kind, market }];
  });
}

/** A picture changes the products and brands that show it, by its name or because an editor selected it. */
function pictureChanges(sides: Sides, { id, before: old, after: next }: ChangedEntry, now: number): CatalogueChange[] {
  const keys = sides.flatMap(({ shared }) => shared.media.keyOf(id) ?? []);
  const shows = ({ key, pictures }: Pick<ProductRow, 'key' | 'pictures'>): boolean =>
    pictures !== null || keys.some((each) => each.startsWith(`packs/${key}-`) || each === contentsPictureKey(key));
  const products = sides.flatMap((catalogue) => productsWhere(catalogue, shows));
  const brands = sides.flatMap(({ shared }) =>
    shared.brands.all.filter(({ key, logo, cover }) =>
      keys.some((each) => each === (logo ?? brandLogoKey(key)) || each === (cover ?? brandCoverKey(key))),
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

function viewOf({ views }: Catalogue, locale: (typeof locales)[number]) {
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
  // Synonyms only change search results, which sites do not cache.
  if (kind === 'synonyms') return [];
  if (kind === 'media') return pictureChanges(sides, entry, now);
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
