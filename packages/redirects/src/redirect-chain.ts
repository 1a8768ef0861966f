import { addressParts } from './address.ts';
import { applyRule, type ChainAddress } from './apply-rule.ts';
import type { Hop } from './host-rules.ts';
import { maxPathLength, normalPath } from './normal-path.ts';
import type { RedirectTable } from './redirect-table.ts';

/** The rules that apply to an address, one after the other. */
export interface RedirectChain {
  /** The `to` of each hop is the full address at which a browser arrives after all hops so far. */
  readonly hops: readonly Hop[];
  /** Whether the chain returns to an earlier address or exceeds a limit. */
  readonly isLoop: boolean;
}

/**
 * A longer chain counts as a loop. Rules that carry a part of the path over can make the path longer each time and never
 * return to an earlier address. A path longer than `maxPathLength` counts as a loop too.
 */
export const maxHops = 200;

/**
 * @param target the target that led to `start`; empty at the beginning of a chain
 * @param isEnd decides whether the chain ends at an address even if a rule matches there
 */
export function followRedirects(
  table: RedirectTable,
  start: ChainAddress,
  target = '',
  isEnd: (address: ChainAddress, hops: readonly Hop[]) => boolean = () => false,
): RedirectChain {
  const hops: Hop[] = [];
  const seen = new Set<string>();
  let to = target;
  for (let address = start; ; address = nextAddress(table, address, to)) {
    const hop = isEnd(address, hops) ? null : applyRule(table, address);
    if (hop === null) return { hops, isLoop: to !== '' && address.pathname.length > maxPathLength };
    if (hops.length === maxHops || seen.size === seen.add(keyOf(address)).size) return { hops, isLoop: true };
    to = resolveTarget(to, hop.to);
    hops.push({ ...hop, to });
  }
}

function keyOf({ origin = '', pathname, search }: ChainAddress) {
  return origin + normalPath(pathname) + search;
}

/** The address that a browser requests when it is redirected from `previous` to `to`. */
export function nextAddress({ site }: RedirectTable, previous: ChainAddress, to: string): ChainAddress {
  const { origin, path, search } = addressParts(to);
  const hasSameOrigin = origin === '' || origin === previous.origin;
  const isForeign = hasSameOrigin ? previous.isForeign === true : origin !== site;
  return { origin: origin === '' ? previous.origin : origin, pathname: path === '' ? '/' : path, search, isForeign };
}

/** As a browser resolves `Location`: relative to the previous origin, with the previous anchor if `to` has none. */
function resolveTarget(previous: string, to: string): string {
  const { origin, hash } = addressParts(previous);
  return (to.startsWith('/') ? origin : '') + to + (to.includes('#') ? '' : hash);
}
