import type { ConsentCategory } from '@veralune/tracking/consent';

/** Event on `window` that asks the consent tool to allow one more category, its detail. */
export const allowEvent = 'veralune:consent-allow';

/** Allows one more category, as the buttons in place of blocked content do. The consent event follows. */
export function allowCategory(category: ConsentCategory): void {
  window.dispatchEvent(new CustomEvent(allowEvent, { detail: category }));
}
