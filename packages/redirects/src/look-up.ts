import { addressParts, type Address } from './address.ts';
import type { Hop } from './place.ts';
import type { RedirectTable } from './redirect-table.ts';
import { step, type StepQuestion } from './step.ts';

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
  const question = questionOf(address);
  const first = step(table, question);
  return first === null ? null : followed(table, question, first);
};

export const questionOf = ({ origin, pathname, search, keepsQuery = true }: Address): StepQuestion => ({
  origin,
  pathname,
  search,
  keepsQuery,
  isOurs: true,
});

const followed = (table: RedirectTable, asked: StepQuestion, first: Hop): Redirect | null => {
  let question = asked;
  let found: Redirect = first;
  for (let hops = 0; hops < maxHops; hops += 1) {
    question = nextQuestion(table, question, found.to);
    const next = step(table, question);
    if (next === null) return found;
    found = { to: resolvedTarget(found.to, next.to), status: found.status === 302 ? 302 : next.status, line: first.line };
  }
  return null;
};

/** What a browser that was sent to `to` would ask next. */
export const nextQuestion = (table: RedirectTable, before: StepQuestion, to: string): StepQuestion => {
  if (to.startsWith('/') && !to.includes('?') && !to.includes('#')) {
    return { origin: before.origin, pathname: to, search: '', keepsQuery: true, isOurs: before.isOurs };
  }
  const { origin, path, search } = addressParts(to);
  const isOurs = origin === '' ? before.isOurs : origin === table.site || (before.isOurs && origin === before.origin);
  return { origin: origin === '' ? before.origin : origin, pathname: path === '' ? '/' : path, search, keepsQuery: true, isOurs };
};

/** A target as a browser takes it that comes from `before`: on its host, and with its anchor if it names none. */
export const resolvedTarget = (before: string, to: string): string => {
  const { origin, hash } = addressParts(before);
  return (to.startsWith('/') ? origin : '') + to + (to.includes('#') ? '' : hash);
};
