import type { Address } from './address.ts';
import { applyRule } from './apply-rule.ts';
import type { Hop } from './host-rules.ts';
import { followRedirects, nextAddress } from './redirect-chain.ts';
import type { RedirectTable } from './redirect-table.ts';

/** Where an address is redirected: the end of its redirect chain. */
export interface Redirect {
  /** Absolute or site-relative. Safe for a `Location` header. */
  readonly to: string;
  /** 302 if any rule of the chain is temporary. */
  readonly status: 301 | 302;
  /** Line of the first rule of the chain. */
  readonly line: number;
}

/**
 * Looks an address up. Total, and equally fast for ten rules and for a million.
 * @returns null if no rule matches or the rules form a loop
 */
export function lookUp(table: RedirectTable, address: Address): Redirect | null {
  const first = applyRule(table, address);
  return first === null ? null : followFrom(table, address, first);
}

function followFrom(table: RedirectTable, address: Address, first: Hop): Redirect | null {
  const { hops, isLoop } = followRedirects(table, nextAddress(table, address, first.to), first.to);
  if (isLoop) return null;
  const status = [first, ...hops].some((hop) => hop.status === 302) ? 302 : 301;
  return { to: hops.at(-1)?.to ?? first.to, status, line: first.line };
}
