import type { EventOf, Item, TrackingEvent } from '@veralune/tracking';
import { basketOf } from './basket.ts';

type CartContent = EventOf<'view_cart'>['ecommerce'];

function keyOf({ item_id: id, item_variant: size = '' }: Item): string {
  return `${id} ${size}`;
}

/** The items of which there are more than before, with the additional units. */
function more(before: readonly Item[], after: readonly Item[]): Item[] {
  const counts = new Map(before.map((item) => [keyOf(item), item.quantity]));
  return after
    .map((item) => ({ ...item, quantity: item.quantity - (counts.get(keyOf(item)) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** What was removed from the cart and added to it between two states. Another size is another item. */
export function cartChanges(before: CartContent, after: CartContent): TrackingEvent[] {
  const changes = [
    { event: 'remove_from_cart', items: more(after.items, before.items) },
    { event: 'add_to_cart', items: more(before.items, after.items) },
  ] as const;
  return changes
    .filter(({ items }) => items.length > 0)
    .map(({ event, items }) => ({ event, ecommerce: basketOf(after.currency, items) }));
}
