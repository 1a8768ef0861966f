import { markets, type MarketId } from '@veralune/routing';
import type { Environment } from './child.ts';
import type { Ports } from './ports.ts';

interface StackSites {
  readonly ports: Ports;
  readonly markets: readonly MarketId[];
}

/**
 * Environment of the API: the origins of the sites behind the front door, for links in its mails and the way back from the
 * payment page.
 * @param configured the variable `SITE_URLS` of this process, which wins
 */
export function apiSiteUrls({ ports, markets: ids }: StackSites, configured: string | undefined): Environment {
  const local = ids.map((id) => `${id}=http://${markets[id].localHost}:${ports.frontDoor}`).join(',');
  return { SITE_URLS: configured === undefined || configured === '' ? local : configured };
}
