import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hostsOf, loadRedirects } from '@veralune/redirects/node';
import { marketIds, markets, type MarketId } from '@veralune/routing';

/**
 * The hosts that markets used before, without ports, each with the market whose redirect table names it. If two tables name
 * a host, the first market gets it, as in `redirects explain`; `redirects check` reports the conflict.
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
