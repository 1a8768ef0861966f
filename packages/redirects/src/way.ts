import { addressParts } from './address.ts';
import { maxPathLength, normalPath } from './normal-path.ts';
import type { Hop } from './place.ts';
import type { RedirectTable } from './redirect-table.ts';
import { step, type Stop } from './step.ts';

/** The rules on the way of an address, one after the other. */
export interface Way {
  /** Each with where a browser is that came all the way. */
  readonly hops: readonly Hop[];
  /** Whether it comes back to where it was, or has no end in sight. */
  readonly isCircle: boolean;
}

/**
 * Rules that carry a part of the path over may lead to a longer one each time, and never come back. A path that grows
 * beyond what rules are asked for has no end in sight either, nor has a way of more rules than this.
 */
export const mostHops = 200;

/**
 * @param came where the visitor was led so far, as a target; empty at the beginning
 * @param isEnd says of a stop that it counts as the end whatever rule matches there
 */
export function wayFrom(
  table: RedirectTable,
  start: Stop,
  came = '',
  isEnd: (stop: Stop, hops: readonly Hop[]) => boolean = () => false,
): Way {
  const hops: Hop[] = [];
  const seen = new Set<string>();
  let to = came;
  for (let stop = start; ; stop = nextStop(table, stop, to)) {
    const hop = isEnd(stop, hops) ? null : step(table, stop);
    if (hop === null) return { hops, isCircle: to !== '' && stop.pathname.length > maxPathLength };
    if (hops.length === mostHops || seen.size === seen.add(spellingOf(stop)).size) return { hops, isCircle: true };
    to = resolvedTarget(to, hop.to);
    hops.push({ ...hop, to });
  }
}

function spellingOf({ origin = '', pathname, search }: Stop) {
  return origin + normalPath(pathname) + search;
}

/** What a browser that was sent to `to` would ask next. */
export function nextStop({ site }: RedirectTable, before: Stop, to: string): Stop {
  const { origin, path, search } = addressParts(to);
  const staysThere = origin === '' || origin === before.origin;
  const isForeign = staysThere ? before.isForeign === true : origin !== site;
  return { origin: origin === '' ? before.origin : origin, pathname: path === '' ? '/' : path, search, isForeign };
}

/** A target as a browser takes it that comes from `before`: on its host, and with its anchor if it names none. */
function resolvedTarget(before: string, to: string): string {
  const { origin, hash } = addressParts(before);
  return (to.startsWith('/') ? origin : '') + to + (to.includes('#') ? '' : hash);
}
