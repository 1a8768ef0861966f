import type { Address } from './address.ts';
import type { Hop } from './place.ts';
import type { RedirectTable } from './redirect-table.ts';
import { step } from './step.ts';
import { nextStop, wayFrom } from './way.ts';

/** The answer to an address: the end of the way, however many rules lie on it. */
export interface Redirect {
  /** Absolute, or site-relative. Safe for a `Location` header. */
  readonly to: string;
  /** 302 where any rule on the way is temporary. */
  readonly status: 301 | 302;
  /** Line of the rule that the address itself matched. */
  readonly line: number;
}

/**
 * Where an address leads, or null where it stays: no rule matches, or the rules lead in a circle. Total, and at the
 * same price for ten rules and for a million.
 */
export function lookUp(table: RedirectTable, address: Address): Redirect | null {
  const first = step(table, address);
  return first === null ? null : followed(table, address, first);
}

function followed(table: RedirectTable, address: Address, first: Hop): Redirect | null {
  const { hops, isCircle } = wayFrom(table, nextStop(table, address, first.to), first.to);
  if (isCircle) return null;
  const status = [first, ...hops].some((hop) => hop.status === 302) ? 302 : 301;
  return { to: hops.at(-1)?.to ?? first.to, status, line: first.line };
}
