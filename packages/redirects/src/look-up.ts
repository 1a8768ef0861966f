import { addressParts, type Address } from './address.ts';
import type { Hop } from './place.ts';
import type { RedirectTable } from './redirect-table.ts';
import { mayLeadOn, step, type Stop } from './step.ts';

/** The answer to an address: the end of the way, however many rules lie on it. */
export interface Redirect {
  /** Absolute, or site-relative. Safe for a `Location` header. */
  readonly to: string;
  /** 302 where any rule on the way is temporary. */
  readonly status: 301 | 302;
  /** Line of the rule that the address itself matched. */
  readonly line: number;
}

/** Browsers give up at 20; a way of more rules than this is a loop, or as good as one. */
const maxHops = 50;

/**
 * Where an address leads, or null where it stays: no rule matches, or the rules lead in a circle. Total, and at the
 * same price for ten rules and for a million.
 */
export const lookUp = (table: RedirectTable, address: Address): Redirect | null => {
  const first = step(table, address);
  return first === null || !mayLeadOn(table, address, first) ? first : followed(table, address, first);
};

const followed = (table: RedirectTable, address: Address, first: Hop): Redirect | null => {
  let stop: Stop = address;
  let found: Redirect = first;
  for (let hops = 0; hops < maxHops; hops += 1) {
    stop = nextStop(table, stop, found.to);
    const next = step(table, stop);
    if (next === null) return found;
    const status = found.status === 302 ? 302 : next.status;
    found = { to: resolvedTarget(found.to, next.to), status, line: first.line };
  }
  return null;
};

/** What a browser that was sent to `to` would ask next. */
export const nextStop = ({ site }: RedirectTable, before: Stop, to: string): Stop => {
  const { origin, path, search } = addressParts(to);
  const staysThere = origin === '' || origin === before.origin;
  const isForeign = staysThere ? before.isForeign === true : origin !== site;
  return { origin: origin === '' ? before.origin : origin, pathname: path === '' ? '/' : path, search, isForeign };
};

/** A target as a browser takes it that comes from `before`: on its host, and with its anchor if it names none. */
export const resolvedTarget = (before: string, to: string): string => {
  const { origin, hash } = addressParts(before);
  return (to.startsWith('/') ? origin : '') + to + (to.includes('#') ? '' : hash);
};
