import type { RedirectTable } from '@veralune/redirects';

/** The market's permanent rules, read once when the server starts; kept on the process, see `registered-market.ts`. */
const shelf = globalThis as typeof globalThis & { veraluneRedirects?: RedirectTable };

export function registerOwnRedirects(table: RedirectTable): void {
  shelf.veraluneRedirects = table;
}

/** @throws VR-SITE-006 when the app's `instrumentation.ts` did not call `prepare` before the first request */
export function ownRedirects(): RedirectTable {
  if (!shelf.veraluneRedirects) {
    throw new Error(
      'VR-SITE-006: no redirect table is registered. Call `prepare(market)` in `register` of instrumentation.ts.',
    );
  }
  return shelf.veraluneRedirects;
}
