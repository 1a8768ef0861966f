import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadRedirects } from '@veralune/redirects/node';
import { compileRedirects, type RedirectTable } from '@veralune/redirects';
import type { Market } from '@veralune/routing';
import { siteUrl } from '../catalogue/environment.ts';

/** The market's permanent rules, read once when the server starts; kept on the process, see `registered-market.ts`. */
const shelf = globalThis as typeof globalThis & { veraluneRedirects?: RedirectTable };

/** Reads `redirects.csv` of the app's folder. A line that can't be served is logged and left out. */
export function readOwnRedirects(market: Market, folder: string = process.cwd()): void {
  const file = join(folder, 'redirects.csv');
  if (!existsSync(file)) return;
  const { table, problems } = loadRedirects(file, { site: siteUrl(market) });
  for (const problem of problems) console.warn(JSON.stringify({ level: 'warn', message: 'redirects.csv', problem }));
  shelf.veraluneRedirects = table;
}

export const ownRedirects = (market: Market): RedirectTable =>
  (shelf.veraluneRedirects ??= compileRedirects([], { site: siteUrl(market) }));
