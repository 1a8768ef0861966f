import type { RedirectTable } from '@veralune/redirects';

/** The redirects of the market, read once when the server starts. On `globalThis`, see `registered-market.ts`. */
const globalStore = globalThis as typeof globalThis & { veraluneRedirects?: RedirectTable };

export function registerOwnRedirects(table: RedirectTable): void {
  globalStore.veraluneRedirects = table;
}

/** @throws VR-SITE-006 when the app's `instrumentation.ts` did not call `prepare` before the first request */
export function ownRedirects(): RedirectTable {
  if (!globalStore.veraluneRedirects) {
    throw new Error(
      'VR-SITE-006: no redirect table is registered. Call `prepare(market)` in `register` of instrumentation.ts.',
    );
  }
  return globalStore.veraluneRedirects;
}
