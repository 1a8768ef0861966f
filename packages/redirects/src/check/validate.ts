import { undecodable } from '../csv.ts';
import { problemAt, type Problem } from '../problem.ts';
import { compileRedirects, type RedirectTable } from '../redirect-table.ts';
import type { RedirectRule } from '../rule.ts';
import { step } from '../step.ts';
import { exampleOf } from './example-of.ts';
import { hasPageBehind, isPage, pageMeant, type PagesToReach } from './page-behind.ts';
import { isServedBeforeRules } from './served-before-rules.ts';
import { keyOfSource } from './key-of-source.ts';
import { walk } from './walk.ts';

export interface CheckContext extends PagesToReach {
  /** The market's own origin. */
  readonly site: string;
}

/** Everything that is wrong with rules that were read: with one of them, between two, and with the site around them. */
export function validate(rules: readonly RedirectRule[], context: CheckContext): Problem[] {
  const table = compileRedirects(rules, context);
  const firsts = firstOfEachSource(rules);
  const problems = rules.flatMap((rule) => {
    const first = firsts.get(keyOfSource(rule.source)) ?? rule;
    return [...checkText(rule), ...(first === rule ? checkRule(rule, table, context) : [repetition(rule, first)])];
  });
  return [...problems, ...pagesTakenAway(table, context)].toSorted((a, b) => a.line - b.line);
}

function firstOfEachSource(rules: readonly RedirectRule[]) {
  const firsts = new Map<string, RedirectRule>();
  for (const rule of rules) {
    const key = keyOfSource(rule.source);
    if (!firsts.has(key)) firsts.set(key, rule);
  }
  return firsts;
}

function repetition(rule: RedirectRule, first: RedirectRule): Problem {
  return rule.to === first.to && rule.status === first.status
    ? problemAt(rule.line, 'VR-REDIRECTS-011', String(first.line))
    : problemAt(rule.line, 'VR-REDIRECTS-012', String(first.line), first.to);
}

function checkText({ line, note, source }: RedirectRule): Problem[] {
  const { pathname } = exampleOf(source);
  return [
    ...(note.includes(undecodable) ? [problemAt(line, 'VR-REDIRECTS-008', note)] : []),
    ...(isServedBeforeRules(pathname) ? [problemAt(line, 'VR-REDIRECTS-018', pathname)] : []),
  ];
}

function checkRule(rule: RedirectRule, table: RedirectTable, context: CheckContext): Problem[] {
  const { hops, isCircle } = walk(table, exampleOf(rule.source));
  const [first, second] = hops;
  if (first === undefined) return [];
  if (first.line !== rule.line) return [problemAt(rule.line, 'VR-REDIRECTS-013', String(first.line))];
  if (isCircle) return [problemAt(rule.line, 'VR-REDIRECTS-014', [rule.from, ...hops.map(({ to }) => to)].join(' → '))];
  if (rule.source.kind === 'replace') return [];
  // What fills a * decides where such a rule ends; the look-up follows it.
  if (rule.target.holes > 0) return hasPageBehind(rule, table, context) ? [] : [noPage(rule, rule.to)];
  const end = hops.at(-1)?.to ?? '';
  const chain =
    second === undefined ? [] : [problemAt(rule.line, 'VR-REDIRECTS-015', first.to, String(second.line), end)];
  return [...chain, ...(isPage(end, table, context) ? [] : [noPage(rule, end, pageMeant(end, table, context))])];
}

function noPage({ line }: RedirectRule, to: string, meant?: string) {
  return problemAt(line, 'VR-REDIRECTS-016', to, ...(meant === undefined ? [] : [meant]));
}

function pagesTakenAway(table: RedirectTable, { livePaths = [] }: CheckContext): Problem[] {
  return [...livePaths].flatMap((pathname) => {
    const hop = step(table, { origin: table.site, pathname, search: '' });
    return hop === null ? [] : [problemAt(hop.line, 'VR-REDIRECTS-017', pathname)];
  });
}
