import type { Amounts, Cart, CartLine, LineProduct } from '@veralune/api-client/contract';
import { marketOf } from '@veralune/routing';
import { brandRef } from '../../calls/entities.ts';
import type { ViewContext } from '../../calls/view-context.ts';
import { apiMarkets } from '../../markets/api-markets.ts';
import { packImage } from '../../media/images.ts';
import { deliveryPrice, freeDeliveryProgress } from '../delivery/expected-delivery.ts';
import { deliveryRulesOf } from '../delivery/delivery-rules.ts';
import { vatOf } from '../money.ts';
import type { DeliveryChoice } from './schema.ts';
import { soldSizes, type PricedCart, type PricedLine, type SoldSize } from './price-cart.ts';
import type { StoredCart } from './stored-cart.ts';

/** The product of a line in the words of the view. */
export function lineProduct(context: ViewContext, { slot, row }: SoldSize, size: number): LineProduct {
  const { view, shared } = context;
  const card = view.cards[slot];
  if (card === undefined) throw new Error(`No words for product ${String(row.id)} in ${view.locale}`);
  const { slug, label } = view.words.of('galenic_format', row.terms.galenic_format[0] ?? 0);
  const { title, color } = brandRef(context, row.brandId);
  return {
    id: row.id,
    name: card.name,
    slug: card.slug,
    brand: { title, color },
    galenic_format: { slug, label },
    packaging: card.sizes[size] ?? '',
    image: packImage(shared.media, row, view.language, card.name),
  };
}

/** A product that the shop no longer sells: the words are all that is left. */
function goneProduct(id: number): LineProduct {
  return {
    id,
    name: '',
    slug: null,
    brand: { title: '', color: '#000000' },
    galenic_format: null,
    packaging: '',
    image: null,
  };
}

function sizesOf(context: ViewContext, { row }: SoldSize): CartLine['sizes'] {
  return soldSizes(context, row.id).map(({ slot, size, offer }) => ({
    size,
    label: context.view.cards[slot]?.sizes[size] ?? '',
    unit_cents: offer.cents,
    in_stock: offer.inStock,
  }));
}

function lineView(context: ViewContext, { stored, sold, price, max, state }: PricedLine): CartLine {
  const { id, productId, size, quantity, isGift } = stored;
  return {
    id,
    product: sold === undefined ? goneProduct(productId) : lineProduct(context, sold, size),
    size,
    sizes: sold === undefined || isGift ? [] : sizesOf(context, sold),
    quantity,
    max,
    unit_cents: price.unitCents,
    full_unit_cents: price.fullUnitCents,
    total_cents: price.totalCents,
    volume_prices: isGift ? [] : (sold?.offer.volume ?? []).map(([from, cents]) => ({ from, unit_cents: cents })),
    state,
    is_gift: isGift,
  };
}

/** The price of the chosen delivery; null if none is chosen, or the shop no longer has it. */
export function chosenDeliveryCents(
  context: ViewContext,
  priced: PricedCart,
  delivery: Pick<DeliveryChoice, 'kind'> | null,
): number | null {
  const method = deliveryRulesOf(context)?.methods.find(({ kind }) => kind === delivery?.kind);
  const { productsCents, isDeliveryFree: isFree } = priced;
  return method === undefined ? null : deliveryPrice(method, { productsCents, isFree });
}

export function amountsOf({ view }: ViewContext, priced: PricedCart, deliveryCents: number | null): Amounts {
  const { id, currency } = marketOf(view.locale);
  const total = priced.productsCents - priced.discountCents + (deliveryCents ?? 0);
  return {
    currency,
    articles: priced.articles,
    products_cents: priced.productsCents,
    saving_cents: priced.savingCents,
    discount_cents: priced.discountCents,
    delivery_cents: deliveryCents,
    total_cents: total,
    vat: vatOf(total, apiMarkets[id].vatPermille),
  };
}

/** The size of a product that is given away: the first one that the shop has. */
export function giftSize(context: ViewContext, productId: number): (SoldSize & { readonly size: number }) | undefined {
  return soldSizes(context, productId).find(({ offer }) => offer.inStock);
}

function giftOf(context: ViewContext, { gifts, lines }: PricedCart): Cart['gift'] {
  if (gifts === null) return null;
  const choices = gifts.flatMap((productId) => {
    const sold = giftSize(context, productId);
    return sold === undefined ? [] : { product: lineProduct(context, sold, sold.size), size: sold.size };
  });
  return { choices, chosen: lines.find(({ stored }) => stored.isGift)?.stored.productId ?? null };
}

/** The cart as the site shows it. */
export function cartView(context: ViewContext, { cart }: Pick<StoredCart, 'cart'>, priced: PricedCart): Cart {
  const { shopId } = context.view.shop;
  const rules = deliveryRulesOf(context);
  return {
    lines: priced.lines.map((line) => lineView(context, line)),
    amounts: amountsOf(context, priced, chosenDeliveryCents(context, priced, cart?.delivery ?? null)),
    free_delivery: priced.isDeliveryFree ? null : freeDeliveryProgress(rules?.methods ?? [], priced.productsCents),
    codes: priced.codes.map(({ typed, row, fault, benefit, discountCents }) => ({
      code: typed,
      kind: row?.kind ?? 'promo',
      benefit,
      minimum_cents: row?.minimums[shopId] ?? null,
      discount_cents: discountCents,
      fault,
    })),
    gift: giftOf(context, priced),
    orderable: priced.isOrderable,
  };
}
