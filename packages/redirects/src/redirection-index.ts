import { problemAt, type Problem, type ProblemCode } from './problem.ts';
import { parseRule, type RedirectRule } from './rule.ts';

/** A rule as the API's call `redirectionIndex` returns it. */
export interface IndexedRule {
  readonly from: string;
  readonly to: string;
  readonly type: 301 | 302;
}

export interface ParsedRules<Code extends string = ProblemCode> {
  readonly rules: readonly RedirectRule[];
  readonly problems: readonly Problem<Code>[];
}

/**
 * Parses the rules of the API's snapshot. Invalid rules are left out and reported as problems, for the log. Only rules
 * for a single address are valid here, as in the API's own answers: editors' rules are not checked against the pages, and
 * a rule with a wildcard could hide many pages of a market.
 */
export function rulesOfIndex(items: readonly IndexedRule[]): ParsedRules {
  return splitProblems(
    items.map(({ from, to, type }, index) => {
      const rule = parseRule({ from, to, code: String(type) }, index + 1);
      const matchesMany = rule.kind === 'rule' && rule.source.kind !== 'exact';
      return matchesMany ? problemAt(rule.line, 'VR-REDIRECTS-009', from) : rule;
    }),
  );
}

/** Separates rules from problems. */
export function splitProblems<Code extends string>(parsed: Iterable<RedirectRule | Problem<Code>>): ParsedRules<Code> {
  const rules: RedirectRule[] = [];
  const problems: Problem<Code>[] = [];
  for (const each of parsed) {
    if (each.kind === 'rule') rules.push(each);
    else problems.push(each);
  }
  return { rules, problems };
}
