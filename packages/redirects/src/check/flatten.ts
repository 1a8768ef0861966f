import { normalPath } from '../normal-path.ts';
import type { Hop } from '../place.ts';
import { problemAt, type Problem } from '../problem.ts';
import { compileRedirects, type RedirectTable } from '../redirect-table.ts';
import { parseRule, type RedirectRule } from '../rule.ts';
import { nextStop, wayFrom } from '../way.ts';
import { exampleOf } from './example-of.ts';

export interface Flattened {
  /** Each leading to the end of its way in one step. Those that lead in a circle stay as they are, and are told. */
  readonly rules: readonly RedirectRule[];
  /** The rules whose target or code changed. */
  readonly changed: readonly RedirectRule[];
  readonly problems: readonly Problem[];
}

/**
 * Writes the end of each chain into the rules that lead there. Those that carry a part of the address over stay as
 * they are, since that part decides where they lead: `lookUp` follows them.
 */
export function flatten(rules: readonly RedirectRule[], options: { readonly site: string }): Flattened {
  const book: Book = {
    table: compileRedirects(rules, options),
    byLine: new Map(rules.map((rule) => [rule.line, rule])),
    askingForQuery: new Set(
      rules.flatMap(({ source }) => (source.kind === 'exact' && source.query !== null ? [source.path] : [])),
    ),
  };
  const ends = rules.map((rule) => flattenRule(rule, book));
  return {
    rules: rules.map((rule, index) => ends[index] ?? rule),
    changed: ends.filter((end, index) => end !== null && end !== rules[index]).filter((end) => end !== null),
    problems: rules.flatMap(({ line, from }, index) =>
      ends[index] === null ? [problemAt(line, 'VR-REDIRECTS-014', from)] : [],
    ),
  };
}

interface Book {
  readonly table: RedirectTable;
  readonly byLine: ReadonlyMap<number, RedirectRule>;
  /** Paths that rules with a query name: there a visitor's query decides, which nobody knows yet. */
  readonly askingForQuery: ReadonlySet<string>;
}

/** @returns null where it leads in a circle */
function flattenRule(rule: RedirectRule, { table, byLine, askingForQuery }: Book): RedirectRule | null {
  if (rule.source.kind === 'replace' || rule.target.holes > 0) return rule;
  const example = exampleOf(rule.source);
  const isOfHost = example.origin !== undefined;
  // From a host of its own it leads to the site; there its way goes on.
  const first = isOfHost && rule.target.text.startsWith('/') ? table.site + rule.target.text : rule.target.text;
  const keepsQuery = (hops: readonly Hop[]) =>
    rule.target.keepsQuery && hops.every(({ line }) => byLine.get(line)?.target.keepsQuery);
  const { hops, isCircle } = wayFrom(
    table,
    nextStop(table, example, first),
    first,
    (stop, before) => askingForQuery.has(normalPath(stop.pathname)) && keepsQuery(before),
  );
  if (isCircle) return null;
  const to = hops.at(-1)?.to ?? first;
  return rewritten(
    rule,
    writtenTarget(isOfHost && to.startsWith(`${table.site}/`) ? to.slice(table.site.length) : to, keepsQuery(hops)),
    hops.some(({ status }) => status === 302) ? 302 : rule.status,
  );
}

/** With a bare `?` where the target drops the query and has none of its own. */
function writtenTarget(to: string, keepsQuery: boolean) {
  return keepsQuery || to.includes('?') ? to : to.replace(/(?=#|$)/, '?');
}

function rewritten(rule: RedirectRule, to: string, status: RedirectRule['status']): RedirectRule {
  if (writtenTarget(rule.target.text, rule.target.keepsQuery) === to && rule.status === status) return rule;
  const parsed = parseRule({ ...rule, to, code: String(status) }, rule.line);
  return parsed.kind === 'rule' ? parsed : rule;
}
