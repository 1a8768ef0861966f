import type { Problem } from './problem.ts';
import { parseRule, type RedirectRule } from './rule.ts';

/** A rule as the API's call `redirectionIndex` answers it. */
export interface IndexedRule {
  readonly from: string;
  readonly to: string;
  readonly type: 301 | 302;
}

export interface ParsedRules {
  readonly rules: readonly RedirectRule[];
  readonly problems: readonly Problem[];
}

/** The API's snapshot as rules; those that can't be served are left out and told, for the log. */
export const rulesOfIndex = (items: readonly IndexedRule[]): ParsedRules =>
  sorted(items.map(({ from, to, type }, index) => parseRule({ from, to, code: String(type) }, index + 1)));

export const sorted = (parsed: Iterable<RedirectRule | Problem>): ParsedRules => {
  const rules: RedirectRule[] = [];
  const problems: Problem[] = [];
  for (const each of parsed) {
    if (each.kind === 'rule') rules.push(each);
    else problems.push(each);
  }
  return { rules, problems };
};
