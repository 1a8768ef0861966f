import { existsSync, globSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasRoute, isRouteName, markets, screens, type MarketId, type RouteName } from '@veralune/routing';

/** Pages that no address names: the proxy leads to them. */
const ownPages = ['denied', 'not-found', 'server-error', 'selection/[[...segments]]'];

const screensFolder = join(import.meta.dirname, '../screens');

/** The screens that a market's routes lead to, as far as this package has them. */
export function screensOfMarket(market: MarketId): RouteName[] {
  return readdirSync(screensFolder)
    .filter(isRouteName)
    .filter((name) => existsSync(join(screensFolder, name, 'page.tsx')))
    .filter((name) => markets[market].locales.some((locale) => hasRoute(name, locale)));
}

/**
 * Compares the pages of an app with the route table of its market.
 * @param folder `app/[locale]` of the app
 * @throws VR-SITE-009 with the pages that are missing, and those that no route leads to
 */
export function checkPages(folder: string, market: MarketId): void {
  const wanted = new Set([...screensOfMarket(market).map((name) => screens[name].folder), ...ownPages]);
  const found = new Set(globSync('**/page.tsx', { cwd: folder }).map(dirname));
  const missing = [...wanted.difference(found)].map((path) => `  missing: ${join(path, 'page.tsx')}`);
  const needless = [...found.difference(wanted)].map((path) => `  no route leads to: ${join(path, 'page.tsx')}`);
  if (missing.length + needless.length === 0) return;
  throw new Error(
    `VR-SITE-009: the pages in ${folder} differ from the routes of ${market}.\n${[...missing, ...needless].join('\n')}`,
  );
}
