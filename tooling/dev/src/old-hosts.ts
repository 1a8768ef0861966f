import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hostsOf, loadRedirects } from '@veralune/redirects/node';
import { marketIds, markets, type MarketId } from '@veralune/routing';

/**
 * The hosts that markets have left, each with the market whose table of redirects names it; without ports. Where two
 * name one, the first has it, as `redirects explain` says; `redirects check` reports the other.
 * @param apps the folder of the apps
 */
export function oldHosts(apps: string): Readonly<Record<string, MarketId>> {
  const found = marketIds.flatMap((id) => {
    const file = join(apps, id, 'redirects.csv');
    if (!existsSync(file)) return [];
    const { table } = loadRedirects(file, { site: markets[id].defaultSiteUrl });
    return hostsOf(table).map((host) => [host.replace(/:\d+$/, ''), id] as const);
  });
  return Object.fromEntries(found.toReversed());
}
