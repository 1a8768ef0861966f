import type { EventOf, TrackingEvent } from '@veralune/tracking';
import { cartChanges } from './cart-changes.ts';
import { factsAttribute, type PageFacts } from './page-facts.ts';

export interface CartWatch {
  /** The facts of the shown page; undefined if it is not tracked. */
  readonly known: () => PageFacts | undefined;
  /** Reads the facts of the shown page again. */
  readonly read: () => PageFacts | undefined;
  readonly track: (event: TrackingEvent) => void;
}

function cartIn(facts: PageFacts | undefined): EventOf<'view_cart'>['ecommerce'] | undefined {
  return facts?.events?.find((event) => event.event === 'view_cart')?.ecommerce;
}

let isWatching = false;

/** Reports what is added and removed on the page of the cart, which is rendered again after each change. */
export function watchCart({ known, read, track }: CartWatch): void {
  if (isWatching) return;
  isWatching = true;
  new MutationObserver(() => {
    const before = cartIn(known());
    if (!before) return;
    const after = cartIn(read());
    if (after) cartChanges(before, after).forEach(track);
    // React keeps the element, or replaces it.
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: [factsAttribute] });
}
