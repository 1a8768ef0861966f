import type { Address, RedirectTable } from '@veralune/redirects';
import { followRedirects, maxHops, type RedirectChain } from '@veralune/redirects/tooling';

/** The number of hops that are shown of an endless chain. */
const maxShownHops = 4;

/** The redirect chain of an address, for messages: an endless chain is cut. */
export function traceRedirects(table: RedirectTable, address: Address): RedirectChain {
  const chain = followRedirects(table, address);
  return chain.hops.length < maxHops ? chain : { ...chain, hops: chain.hops.slice(0, maxShownHops) };
}
