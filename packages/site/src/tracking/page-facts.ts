import type { EventOf, TrackingEvent } from '@veralune/tracking';

/** A list of products, with the path of each product's page, in the same order. */
export interface TrackedList {
  readonly ecommerce: EventOf<'view_item_list'>['ecommerce'];
  readonly paths: readonly string[];
}

/** What the server knows about a page and its events. Only data of the catalogue, the cart and orders; none of a person. */
export interface PageFacts {
  /** Instead of the address and title of the document, where these have words of the visitor. */
  readonly path?: string;
  readonly title?: string;
  /** Pushed after the view of the page. */
  readonly events?: readonly TrackingEvent[];
  readonly lists?: readonly TrackedList[];
  /** Pushed when the means of payment is sent. */
  readonly payment?: Omit<EventOf<'add_payment_info'>['ecommerce'], 'payment_type'>;
}

/** The attribute of an element whose value is `PageFacts` as JSON. */
export const factsAttribute = 'data-tracking';

/** The facts of the open page. A page has one element for them at most, which `TrackedPage` writes. */
export function factsIn(document: ParentNode): PageFacts {
  const json = document.querySelector(`[${factsAttribute}]`)?.getAttribute(factsAttribute) ?? '{}';
  return JSON.parse(json) as PageFacts;
}
