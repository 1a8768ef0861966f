import { addressParts } from '../address.ts';
import { problemAt, type Problem } from '../problem.ts';
import { compileRedirects, type RedirectTable } from '../redirect-table.ts';
import type { RedirectRule } from '../rule.ts';
import type { Source } from '../source.ts';
import { step } from '../step.ts';
import { exampleOf } from './example-of.ts';
import { walk } from './walk.ts';

export interface CheckContext {
  /** The market's own origin. */
  readonly site: string;
  /** Whether a path of the site, without query and anchor, is a page. Left out, targets aren't resolved. */
  readonly resolves?: ((path: string) => boolean) | undefined;
  /** The paths of all pages. Left out, nothing tells whether a rule takes one away. */
  readonly livePaths?: Iterable<string> | undefined;
}

/** Everything that is wrong with rules that were read: with one of them, between two, and with the site around them. */
export const validate = (rules: readonly RedirectRule[], context: CheckContext): Problem[] => {
  const table = compileRedirects(rules, context);
  const firsts = firstOfEachSource(rules);
  const problems = rules.flatMap((rule) => {
    const first = firsts.get(keyOf(rule.source)) ?? rule;
    return first === rule ? checkRule(rule, table, context) : [repetition(rule, first)];
  });
  return [...problems, ...pagesTakenAway(table, context)].toSorted((a, b) => a.line - b.line);
};

const keyOf = (source: Source): string => {
  if (source.kind === 'replace') return `replace ${source.word}`;
  return [source.kind, source.origin, source.path, source.kind === 'exact' ? (source.query?.key ?? '') : ''].join(' ');
};

const firstOfEachSource = (rules: readonly RedirectRule[]) => {
  const firsts = new Map<string, RedirectRule>();
  for (const rule of rules) {
    const key = keyOf(rule.source);
    if (!firsts.has(key)) firsts.set(key, rule);
  }
  return firsts;
};

const repetition = (rule: RedirectRule, first: RedirectRule): Problem =>
  rule.to === first.to && rule.status === first.status
    ? problemAt(rule.line, 'VR-REDIRECTS-011', String(first.line))
    : problemAt(rule.line, 'VR-REDIRECTS-012', String(first.line), first.to);

const checkRule = (rule: RedirectRule, table: RedirectTable, context: CheckContext): Problem[] => {
  const { hops, isCircle } = walk(table, exampleOf(rule.source));
  const [first, second] = hops;
  if (first === undefined) return [];
  if (first.line !== rule.line) return [problemAt(rule.line, 'VR-REDIRECTS-013', String(first.line))];
  if (isCircle) return [problemAt(rule.line, 'VR-REDIRECTS-014', [rule.from, ...hops.map(({ to }) => to)].join(' → '))];
  const end = hops.at(-1)?.to ?? '';
  // What fills a * decides where such a rule ends; the look-up follows it.
  if (rule.target.holes > 0 || rule.source.kind === 'replace') return [];
  const chain =
    second === undefined ? [] : [problemAt(rule.line, 'VR-REDIRECTS-015', first.to, String(second.line), end)];
  return [...chain, ...deadEnd(rule, end, table, context)];
};

const deadEnd = (
  { line }: RedirectRule,
  end: string,
  { site }: RedirectTable,
  { resolves }: CheckContext,
): Problem[] => {
  const { origin, path } = addressParts(end);
  const isOurs = origin === '' || origin === site;
  return resolves === undefined || !isOurs || resolves(path || '/') ? [] : [problemAt(line, 'VR-REDIRECTS-016', end)];
};

const pagesTakenAway = (table: RedirectTable, { livePaths = [] }: CheckContext): Problem[] =>
  [...livePaths].flatMap((pathname) => {
    const hop = step(table, { origin: table.site, pathname, search: '' });
    return hop === null ? [] : [problemAt(hop.line, 'VR-REDIRECTS-017', pathname)];
  });
