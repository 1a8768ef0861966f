import type { Alternate } from '@veralune/api-client/contract';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { isSold, pageCount } from '../catalogue/in-shop.ts';
import type { LocaleView } from '../catalogue/locale-view.ts';
import type { PageRow } from '../catalogue/rows.ts';
import { cardOf } from '../catalogue/sold-product.ts';
import { filtersOf } from './themes.ts';

type Address = Pick<Alternate, 'slug' | 'parent_slug'>;

/** Addresses of an entity in every shop and language that shows it, including the requested ones. */
function collect(catalogue: Catalogue, addressIn: (view: LocaleView) => Address | undefined): Alternate[] {
  return [...catalogue.views.values()].flatMap((view) => {
    const address = addressIn(view);
    const shopId = view.shop.shopId as Alternate['shop_id'];
    return address ? [{ shop_id: shopId, lang: view.language, ...address }] : [];
  });
}

export function productAlternates(catalogue: Catalogue, id: number): Alternate[] {
  return collect(catalogue, (view) => {
    const card = cardOf(catalogue, view, id);
    return card && { slug: card.slug };
  });
}

const groups = { brand: 'brand', need: 'need', category: 'products' } as const;

export function soldAlternates(catalogue: Catalogue, kind: keyof typeof groups, id: number): Alternate[] {
  return collect(catalogue, (view) =>
    isSold(catalogue, view.shop, groups[kind], id) ? { slug: view.words.of(kind, id).slug } : undefined,
  );
}

/** Slug of the parent page or brand at the start of a page's address. */
export function parentSlug(view: LocaleView, { parentId, brandId }: PageRow): string | null {
  if (parentId !== null) return view.words.of('page', parentId).slug;
  return brandId === null ? null : view.words.of('brand', brandId).slug;
}

export function pageAlternates(catalogue: Catalogue, page: PageRow): Alternate[] {
  return collect(catalogue, (view) => {
    if (!page.shops.includes(view.shop.shopId)) return undefined;
    const parent = parentSlug(view, page);
    return { slug: view.words.of('page', page.id).slug, ...(parent === null ? {} : { parent_slug: parent }) };
  });
}

/** Addresses of a theme in every shop and language that has pages of the type about it. */
export function themeAlternates(catalogue: Catalogue, id: number, type: PageRow['type']): Alternate[] {
  return collect(catalogue, (view) =>
    pageCount(view.shop, id, type) > 0 ? { slug: view.words.of('theme', id).slug } : undefined,
  );
}

/** Addresses of the filters of a theme, by a filter's id of a need or year. */
export function filterAlternates(
  catalogue: Catalogue,
  type: 'innovation_category' | 'about_category',
  themeId: number,
): (value: number) => Alternate[] {
  const filters = new Map(
    [...catalogue.views.values()].map((view) => [view, filtersOf(catalogue, view, type, themeId)]),
  );
  return (value) =>
    collect(catalogue, (view) => {
      const filter = filters.get(view)?.get(value);
      return filter && { slug: filter.slug, parent_slug: view.words.of('theme', themeId).slug };
    });
}
