import { compileRedirects, type RedirectRule, type RedirectTable } from '@veralune/redirects';
import { followRedirects, nextAddress, normalPath, parseRule, problemAt, type Hop } from '@veralune/redirects/tooling';
import type { CheckProblem } from '../checks/problem.ts';
import { exampleAddress } from './example-address.ts';

export interface Flattened {
  /** All rules. Each leads to the end of its chain directly, except those in a loop, which are not changed. */
  readonly rules: readonly RedirectRule[];
  /** The rules whose target or code changed. */
  readonly changed: readonly RedirectRule[];
  /** The rules in a loop. */
  readonly problems: readonly CheckProblem[];
}

/**
 * Replaces the target of each rule by the end of its chain. Rules that carry a part of the address over are not changed,
 * since the end of their chain depends on that part.
 */
export function flatten(rules: readonly RedirectRule[], options: { readonly site: string }): Flattened {
  const context: FlattenContext = {
    table: compileRedirects(rules, options),
    byLine: new Map(rules.map((rule) => [rule.line, rule])),
    pathsWithQueryRules: new Set(
      rules.flatMap(({ source }) => (source.kind === 'exact' && source.query !== null ? [source.path] : [])),
    ),
  };
  const flattened = rules.map((rule) => flattenRule(rule, context));
  return {
    rules: rules.map((rule, index) => flattened[index] ?? rule),
    changed: flattened.filter((rule, index) => rule !== null && rule !== rules[index]).filter((rule) => rule !== null),
    problems: rules.flatMap(({ line, from }, index) =>
      flattened[index] === null ? [problemAt(line, 'VR-REDIRECTS-014', from)] : [],
    ),
  };
}

interface FlattenContext {
  readonly table: RedirectTable;
  readonly byLine: ReadonlyMap<number, RedirectRule>;
  /** Paths for which rules require a query. A chain ends there, since the next rule depends on the visitor's query. */
  readonly pathsWithQueryRules: ReadonlySet<string>;
}

/** @returns null if the rule is part of a loop */
function flattenRule(rule: RedirectRule, { table, byLine, pathsWithQueryRules }: FlattenContext): RedirectRule | null {
  if (rule.source.kind === 'replace' || rule.target.wildcards > 0) return rule;
  const example = exampleAddress(rule.source);
  const hasHost = example.origin !== undefined;
  // A site-relative target of a rule with a host means the market's site.
  const first = hasHost && rule.target.text.startsWith('/') ? table.site + rule.target.text : rule.target.text;
  const keepsQuery = (hops: readonly Hop[]) =>
    rule.target.keepsQuery && hops.every(({ line }) => byLine.get(line)?.target.keepsQuery);
  const { hops, isLoop } = followRedirects(
    table,
    nextAddress(table, example, first),
    first,
    ({ pathname }, hopsSoFar) => pathsWithQueryRules.has(normalPath(pathname)) && keepsQuery(hopsSoFar),
  );
  if (isLoop) return null;
  const to = hops.at(-1)?.to ?? first;
  return withTarget(
    rule,
    targetCell(hasHost && to.startsWith(`${table.site}/`) ? to.slice(table.site.length) : to, keepsQuery(hops)),
    hops.some(({ status }) => status === 302) ? 302 : rule.status,
  );
}

/** Adds a `?` to a target without a query that drops the visitor's query. */
function targetCell(to: string, keepsQuery: boolean) {
  return keepsQuery || to.includes('?') ? to : to.replace(/(?=#|$)/, '?');
}

function withTarget(rule: RedirectRule, to: string, status: RedirectRule['status']): RedirectRule {
  if (targetCell(rule.target.text, rule.target.keepsQuery) === to && rule.status === status) return rule;
  const parsed = parseRule({ ...rule, to, code: String(status) }, rule.line);
  return parsed.kind === 'rule' ? parsed : rule;
}
