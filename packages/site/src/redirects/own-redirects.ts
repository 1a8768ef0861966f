import { compileRedirects, type RedirectTable } from '@veralune/redirects';
import type { Market } from '@veralune/routing';
import { siteUrl } from '../catalogue/environment.ts';

/** The market's permanent rules, read once when the server starts; kept on the process, see `registered-market.ts`. */
const shelf = globalThis as typeof globalThis & { veraluneRedirects?: RedirectTable };

export function registerOwnRedirects(table: RedirectTable): void {
  shelf.veraluneRedirects = table;
}

/** The rules that were registered; none where the app has no `redirects.csv`. */
export const ownRedirects = (market: Market): RedirectTable =>
  (shelf.veraluneRedirects ??= compileRedirects([], { site: siteUrl(market) }));
