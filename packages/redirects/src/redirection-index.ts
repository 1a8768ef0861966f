import { problemAt, type Problem } from './problem.ts';
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

/**
 * The API's snapshot as rules; those that can't be served are left out and told, for the log. Each is about one address,
 * as in the API's own answers: what stands for many could take a market's pages away at once, with nobody to check it.
 */
export function rulesOfIndex(items: readonly IndexedRule[]): ParsedRules {
  return sorted(
    items.map(({ from, to, type }, index) => {
      const rule = parseRule({ from, to, code: String(type) }, index + 1);
      const isOfMany = rule.kind === 'rule' && rule.source.kind !== 'exact';
      return isOfMany ? problemAt(rule.line, 'VR-REDIRECTS-009', from) : rule;
    }),
  );
}

export function sorted(parsed: Iterable<RedirectRule | Problem>): ParsedRules {
  const rules: RedirectRule[] = [];
  const problems: Problem[] = [];
  for (const each of parsed) {
    if (each.kind === 'rule') rules.push(each);
    else problems.push(each);
  }
  return { rules, problems };
}
