import type { Address } from '../address.ts';
import type { RedirectTable } from '../redirect-table.ts';
import { mostHops, wayFrom, type Way } from '../way.ts';

/** Of a way without end, enough to see where it leads. */
const shownHops = 4;

/** The way of an address, rule by rule. */
export function walk(table: RedirectTable, address: Address): Way {
  const way = wayFrom(table, address);
  return way.hops.length < mostHops ? way : { ...way, hops: way.hops.slice(0, shownHops) };
}
