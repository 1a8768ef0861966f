import { compileRedirects, type RedirectRule, type RedirectTable } from '@veralune/redirects';
import { applyRule, problemAt, replacementCharacter } from '@veralune/redirects/tooling';
import { exampleAddress } from '../chains/example-address.ts';
import { traceRedirects } from '../chains/trace.ts';
import type { CheckProblem } from './problem.ts';
import { isReservedPath } from './reserved-path.ts';
import { sourceKey } from './source-key.ts';
import { canReachPage, correctSpelling, isPage, type TargetPages } from './target-page.ts';

export interface CheckContext extends TargetPages {
  /** The market's own origin. */
  readonly site: string;
}

/** Finds the problems of valid rules: of a single rule, between two rules, and with the pages of the site. */
export function validate(rules: readonly RedirectRule[], context: CheckContext): CheckProblem[] {
  const table = compileRedirects(rules, context);
  const firsts = firstOfEachSource(rules);
  const problems = rules.flatMap((rule) => {
    const first = firsts.get(sourceKey(rule.source)) ?? rule;
    return [...checkText(rule), ...(first === rule ? checkRule(rule, table, context) : [duplicateOf(first, rule)])];
  });
  return [...problems, ...hiddenPages(table, context)].toSorted((a, b) => a.line - b.line);
}

function firstOfEachSource(rules: readonly RedirectRule[]) {
  const firsts = new Map<string, RedirectRule>();
  for (const rule of rules) {
    const key = sourceKey(rule.source);
    if (!firsts.has(key)) firsts.set(key, rule);
  }
  return firsts;
}

function duplicateOf(first: RedirectRule, rule: RedirectRule): CheckProblem {
  return rule.to === first.to && rule.status === first.status
    ? problemAt(rule.line, 'VR-REDIRECTS-011', String(first.line))
    : problemAt(rule.line, 'VR-REDIRECTS-012', String(first.line), first.to);
}

function checkText({ line, note, source }: RedirectRule): CheckProblem[] {
  const { pathname } = exampleAddress(source);
  return [
    ...(note.includes(replacementCharacter) ? [problemAt(line, 'VR-REDIRECTS-008', note)] : []),
    ...(isReservedPath(pathname) ? [problemAt(line, 'VR-REDIRECTS-018', pathname)] : []),
  ];
}

function checkRule(rule: RedirectRule, table: RedirectTable, context: CheckContext): CheckProblem[] {
  const { hops, isLoop } = traceRedirects(table, exampleAddress(rule.source));
  const [first, second] = hops;
  if (first === undefined) return [];
  if (first.line !== rule.line) return [problemAt(rule.line, 'VR-REDIRECTS-013', String(first.line))];
  if (isLoop) return [problemAt(rule.line, 'VR-REDIRECTS-014', [rule.from, ...hops.map(({ to }) => to)].join(' → '))];
  if (rule.source.kind === 'replace') return [];
  // The end of such a chain depends on the visitor's address, so that it cannot be shortened.
  if (rule.target.wildcards > 0) return canReachPage(rule, table, context) ? [] : [notAPage(rule, rule.to)];
  const end = hops.at(-1)?.to ?? '';
  const chain =
    second === undefined ? [] : [problemAt(rule.line, 'VR-REDIRECTS-015', first.to, String(second.line), end)];
  return [
    ...chain,
    ...(isPage(end, table, context) ? [] : [notAPage(rule, end, correctSpelling(end, table, context))]),
  ];
}

function notAPage({ line }: RedirectRule, to: string, correction?: string) {
  return problemAt(line, 'VR-REDIRECTS-016', to, ...(correction === undefined ? [] : [correction]));
}

function hiddenPages(table: RedirectTable, { livePaths = [] }: CheckContext): CheckProblem[] {
  return [...livePaths].flatMap((pathname) => {
    const hop = applyRule(table, { origin: table.site, pathname, search: '' });
    return hop === null ? [] : [problemAt(hop.line, 'VR-REDIRECTS-017', pathname)];
  });
}
