import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasRoute, markets, routeNames, screens, type MarketId, type RouteName } from '@veralune/routing';

/** Pages without a route of their own: the proxy rewrites to them. */
const pagesWithoutRoute = ['error/[status]', 'error/[status]/[terms]', 'selection/[[...segments]]'];

/** Pages without a route of their own that belong to a screen: an app has them if it has the screen. */
const pagesOfScreens: Partial<Record<RouteName, string>> = {
  'store-finder': 'pharmacies',
  quiz: 'quiz-answers',
  'three-questions': 'three-answers',
  compare: 'comparison',
};

const screensFolder = join(import.meta.dirname, '../screens');

/** The published package has `page.js`. */
const pageFile = import.meta.filename.endsWith('.js') ? 'page.js' : 'page.tsx';

/** The routes of the market whose screens this package has. */
export function screensOfMarket(market: MarketId): RouteName[] {
  return routeNames
    .filter((name) => existsSync(join(screensFolder, screens[name].screen, pageFile)))
    .filter((name) => markets[market].locales.some((locale) => hasRoute(name, locale)));
}

/**
 * Compares the pages of an app with the route table of its market.
 * @param folder `app/[locale]` of the app
 * @throws VR-SITE-009 with the missing pages and the pages without a route
 */
export function checkPages(folder: string, market: MarketId): void {
  const own = screensOfMarket(market);
  const expected = new Set([
    ...own.map((name) => screens[name].folder),
    ...own.flatMap((name) => pagesOfScreens[name] ?? []),
    ...pagesWithoutRoute,
  ]);
  const found = new Set(globSync('**/page.tsx', { cwd: folder }).map(dirname));
  const missing = [...expected.difference(found)].map((path) => `  missing: ${join(path, 'page.tsx')}`);
  const unexpected = [...found.difference(expected)].map((path) => `  no route leads to: ${join(path, 'page.tsx')}`);
  if (missing.length + unexpected.length === 0) return;
  throw new Error(
    `VR-SITE-009: the pages in ${folder} differ from the routes of ${market}. Write missing ones with ` +
      `\`npm run new-screen -- <route>\` and delete unexpected ones.\n${[...missing, ...unexpected].join('\n')}`,
  );
}
