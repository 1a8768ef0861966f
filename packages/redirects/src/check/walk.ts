import type { Address } from '../address.ts';
import { nextStop, resolvedTarget } from '../look-up.ts';
import type { Hop } from '../place.ts';
import type { RedirectTable } from '../redirect-table.ts';
import { step, type Stop } from '../step.ts';

/** The way of an address, rule by rule. */
export interface Walk {
  readonly hops: readonly Hop[];
  /** Whether it comes back to where it was, so that `lookUp` lets the address stay. */
  readonly isCircle: boolean;
}

/** As `lookUp`. */
const maxHops = 50;

export const walk = (table: RedirectTable, address: Address): Walk => {
  const hops: Hop[] = [];
  let stop: Stop = address;
  for (let hop = step(table, stop); hop !== null; hop = step(table, stop)) {
    const to = resolvedTarget(hops.at(-1)?.to ?? '', hop.to);
    if (hops.length > maxHops) return { hops: untilRepeated(hops), isCircle: true };
    hops.push({ ...hop, to });
    stop = nextStop(table, stop, to);
  }
  return { hops, isCircle: false };
};

const untilRepeated = (hops: readonly Hop[]) => {
  const seen = new Set<string>();
  const end = hops.findIndex(({ to }) => seen.size === seen.add(to).size);
  return hops.slice(0, end === -1 ? 4 : end + 1);
};
