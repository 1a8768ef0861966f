import type { BrandCard, BrandRef, Image, Need, PageCard, Price, ProductCard } from '@veralune/api-client/contract';
import { marketOf } from '@veralune/routing';
import { productCount } from '../catalogue/in-shop.ts';
import type { LocaleView } from '../catalogue/locale-view.ts';
import type { PageRow } from '../catalogue/rows.ts';
import { euros } from '../catalogue/selection.ts';
import { soldSlot } from '../catalogue/sold-product.ts';
import { unitPriceCents, type NetQuantity } from '../catalogue/unit-price.ts';
import type { SizeOffer } from '../models/models.ts';
import { packImage } from '../media/images.ts';
import type { ViewContext } from './view-context.ts';

/** The price of a size, with its unit price. */
export function priceOf(
  { locale }: LocaleView,
  { cents, publicCents }: SizeOffer,
  net: NetQuantity | undefined,
): Price {
  const { id, currency } = marketOf(locale);
  const unit = net === undefined ? null : unitPriceCents(cents, net, id);
  return {
    amount: euros(cents),
    public_amount: publicCents === null ? null : euros(publicCents),
    currency,
    unit: unit && { amount: euros(unit.cents), per: unit.per },
  };
}

export function brandRef({ view, shared }: ViewContext, id: number): BrandRef {
  const { title, slug } = view.words.of('brand', id);
  return { id, title, slug, color: shared.brands.get(id)?.color ?? '#000000' };
}

/** The slot of the product whose pack represents a brand: the first in the shop's order. */
function brandPackSlot({ shop }: LocaleView, id: number): number | undefined {
  const products = shop.groups.brand.get(id);
  return products && [...shop.order].find((slot) => products.has(slot));
}

/** The picture that represents a brand. */
export function brandPack({ view, shared }: ViewContext, id: number): Image | null {
  const slot = brandPackSlot(view, id);
  const product = slot === undefined ? undefined : view.shop.products[slot];
  const card = slot === undefined ? undefined : view.cards[slot];
  return product && card ? packImage(shared.media, product.row, view.language, card.name) : null;
}

export function brandCard(viewContext: ViewContext, id: number): BrandCard {
  const { view, shared } = viewContext;
  return {
    ...brandRef(viewContext, id),
    tagline: view.words.of('brand', id).tagline,
    drawing: shared.brands.get(id)?.drawing ?? null,
    pack: brandPack(viewContext, id),
  };
}

function instant(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}

export function productCard(viewContext: ViewContext, productSlot: number): ProductCard {
  const { view } = viewContext;
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
    no_sell_inline: row.noSellInline,
    price: priceOf(view, offer, row.sizes[offer.size]),
    brand: brandRef(viewContext, row.brandId),
    galenic_format: { slug, label },
    packaging: card.sizes[offer.size] ?? '',
    duration_days: row.sizes[offer.size]?.days ?? null,
    caracteristics: { small_image: { value: packImage(viewContext.shared.media, row, view.language, card.name) } },
  };
}

/** Cards of the given products, without those that the shop does not sell. */
export function productCards(viewContext: ViewContext, ids: readonly number[]): ProductCard[] {
  return ids.flatMap((id) => {
    const slot = soldSlot(viewContext, viewContext.view, id);
    return slot === undefined ? [] : productCard(viewContext, slot);
  });
}

export function needRef(view: LocaleView, id: number): { id: number; title: string; slug: string } {
  const { title, slug } = view.words.of('need', id);
  return { id, title, slug };
}

export function need({ view, shared }: ViewContext, id: number): Need {
  const { label, summary } = view.words.of('need', id);
  const row = shared.needs.get(id);
  const parentId = row?.parentId ?? null;
  return {
    ...needRef(view, id),
    label,
    picto: row?.picto ?? 'M0 0',
    drawing: row?.drawing ?? null,
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

type ThemeContext = Pick<ViewContext, 'view' | 'shared'>;

/** A theme with the colour of its drawings. */
export function themeRef({ view, shared }: ThemeContext, id: number): NonNullable<PageCard['theme']> {
  const { slug, label } = view.words.of('theme', id);
  return { slug, label, color: shared.terms.theme.get(id)?.color ?? null };
}

export function pageCard(viewContext: ViewContext, row: PageRow): PageCard {
  const { view } = viewContext;
  const { title, slug, summary } = view.words.of('page', row.id);
  return {
    id: row.id,
    title,
    slug,
    summary,
    type: { technical_name: row.type },
    parent: parentOf(view, row),
    theme: row.themeId === null ? null : themeRef(viewContext, row.themeId),
    drawing: row.drawing,
    published_on: row.publishedOn,
    in_banner: row.inBanner,
    // Pages have no photographs: the site draws their pictures from their motif and their id.
    thumbnail: null,
    vertical_image: null,
  };
}
