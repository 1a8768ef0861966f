import type { CardWords } from '../models/models.ts';
import type { Catalogue } from './catalogue.ts';
import type { LocaleView } from './locale-view.ts';

/** Slot of a product, or undefined if the view's shop does not sell it. */
export function soldSlot({ slots }: Pick<Catalogue, 'slots'>, { shop }: LocaleView, id: number): number | undefined {
  const slot = slots.of('product', id);
  return slot !== undefined && shop.sold.has(slot) ? slot : undefined;
}

/** Texts of a product's card, or undefined if the view's shop does not sell the product. */
export function cardOf(catalogue: Pick<Catalogue, 'slots'>, view: LocaleView, id: number): CardWords | undefined {
  const slot = soldSlot(catalogue, view, id);
  return slot === undefined ? undefined : view.cards[slot];
}
