import type { EventOf, TrackingEvent } from '@veralune/tracking';
import { cartChanges } from './cart-changes.ts';
import { factsAttribute, factsIn, type PageFacts } from './page-facts.ts';

export interface CartWatch {
  /** The facts of the shown page; undefined if it is not tracked. */
  readonly known: () => PageFacts | undefined;
  /** Receives the facts of a cart that was rendered again. */
  readonly changed: (facts: PageFacts) => void;
  readonly track: (event: TrackingEvent) => void;
}

function cartIn(facts: PageFacts | undefined): EventOf<'view_cart'>['ecommerce'] | undefined {
  return facts?.events?.find((event) => event.event === 'view_cart')?.ecommerce;
}

let isWatching = false;

/** Reports what is added and removed on the page of the cart, which is rendered again after each change. */
export function watchCart({ known, changed, track }: CartWatch): void {
  if (isWatching) return;
  isWatching = true;
  const report = () => {
    const before = cartIn(known());
    if (!before) return;
    const facts = factsIn(document);
    const after = cartIn(facts);
    if (!after) return;
    changed(facts);
    cartChanges(before, after).forEach(track);
  };
  // The cart can have changed while this code was loaded.
  report();
  // React keeps the element, or replaces it.
  new MutationObserver(report).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: [factsAttribute],
  });
}
