import { searchTerm, type EventOf, type TrackingEvent } from '@veralune/tracking';
import { basketOf } from './basket.ts';
import type { PageFacts } from './page-facts.ts';

const paymentTypes = [
  'card',
  'mobile-wallet',
  'online-wallet',
  'cheque',
] as const satisfies readonly EventOf<'add_payment_info'>['ecommerce']['payment_type'][];

/** What a sent form is reported by. Of what was typed, only a search of the catalogue. */
export interface SentForm {
  /** Of the field of a catalogue search. */
  readonly search: string | undefined;
  /** The chosen means of payment. */
  readonly method: string | undefined;
  /** Id of the product, of a form that adds it to the cart by loading the cart. */
  readonly product: string | undefined;
}

/** The event of a form; undefined if it is not reported, or only when it was accepted. */
export function formEvent({ search, method, product }: SentForm, facts: PageFacts): TrackingEvent | undefined {
  if (search !== undefined) return { event: 'search', search_term: searchTerm(search) };
  const payment = paymentTypes.find((type) => type === method);
  if (facts.payment && payment !== undefined)
    return { event: 'add_payment_info', ecommerce: { ...facts.payment, payment_type: payment } };
  for (const { ecommerce } of facts.lists ?? []) {
    const item = ecommerce.items.find(({ item_id: id }) => id === product);
    if (item) return { event: 'add_to_cart', ecommerce: basketOf(ecommerce.currency, [item]) };
  }
  return undefined;
}
