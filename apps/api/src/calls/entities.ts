import type { BrandRef, Need, PageCard, Price, ProductCard } from '@veralune/api-client/contract';
import { marketOf } from '@veralune/routing';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { productCount } from '../catalogue/in-shop.ts';
import type { LocaleView } from '../catalogue/locale-view.ts';
import type { PageRow } from '../catalogue/rows.ts';
import { euros } from '../catalogue/selection.ts';
import { soldSlot } from '../catalogue/sold-product.ts';
import { packImage } from '../media/images.ts';

/** A view and what it shares with the others. */
export interface Shown extends Pick<Catalogue, 'kept' | 'slots'> {
  readonly view: LocaleView;
}

export function priceOf(view: LocaleView, cents: number, publicCents: number | null): Price {
  return {
    amount: euros(cents),
    public_amount: publicCents === null ? null : euros(publicCents),
    currency: marketOf(view.locale).currency,
  };
}

export function brandRef({ view, kept }: Shown, id: number): BrandRef {
  const { title, slug } = view.words.of('brand', id);
  return { id, title, slug, color: kept.brands.get(id)?.color ?? '#000000' };
}

function instant(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}

export function productCard(shown: Shown, productSlot: number): ProductCard {
  const { view } = shown;
  const product = view.shop.products[productSlot];
  const card = view.cards[productSlot];
  if (!product || !card) throw new Error(`No product at slot ${String(productSlot)} of ${view.locale}`);
  const { row, offer } = product;
  const { label, slug } = view.words.of('galenic_format', row.terms.galenic_format[0] ?? 0);
  return {
    id: row.id,
    name: card.name,
    slug: card.slug,
    summary: card.summary,
    promoted: row.promoted,
    is_new_from: instant(row.newFrom),
    is_new_to: instant(row.newTo),
    is_new_formulae: row.newFormula,
    is_special_offer: offer.special,
    in_stock: offer.inStock,
    price: priceOf(view, offer.cents, offer.publicCents),
    brand: brandRef(shown, row.brandId),
    galenic_format: { slug, label },
    packaging: card.sizes[offer.size] ?? '',
    caracteristics: { small_image: { value: packImage(shown.kept.media, row, view.language, card.name) } },
  };
}

/** Cards of those products that the shop sells. */
export function productCards(shown: Shown, ids: readonly number[]): ProductCard[] {
  return ids.flatMap((id) => {
    const slot = soldSlot(shown, shown.view, id);
    return slot === undefined ? [] : productCard(shown, slot);
  });
}

export function needRef(view: LocaleView, id: number): { id: number; title: string; slug: string } {
  const { title, slug } = view.words.of('need', id);
  return { id, title, slug };
}

export function need({ view, kept }: Shown, id: number): Need {
  const { label, summary } = view.words.of('need', id);
  const row = kept.needs.get(id);
  const parentId = row?.parentId ?? null;
  return {
    ...needRef(view, id),
    label,
    picto: row?.picto ?? 'M0 0',
    parent: parentId === null ? null : needRef(view, parentId),
    summary,
    product_count: productCount(view.shop, 'need', id),
  };
}

function parentOf(view: LocaleView, { parentId, brandId }: PageRow): PageCard['parent'] {
  if (parentId === null && brandId === null) return null;
  const { title, slug } = parentId === null ? view.words.of('brand', brandId ?? 0) : view.words.of('page', parentId);
  return { title, slug };
}

export function pageCard({ view }: Shown, row: PageRow): PageCard {
  const { title, slug, summary } = view.words.of('page', row.id);
  const theme = row.themeId === null ? null : view.words.of('theme', row.themeId);
  return {
    id: row.id,
    title,
    slug,
    summary,
    type: { technical_name: row.type },
    parent: parentOf(view, row),
    theme: theme && { slug: theme.slug, label: theme.label },
    published_on: row.publishedOn,
    in_banner: row.inBanner,
    // Pages have no photographs: the site draws their pictures from their ids.
    thumbnail: null,
    vertical_image: null,
  };
}
