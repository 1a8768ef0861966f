import { normalOrigin } from './address.ts';
import type { EntryIndex } from './entry.ts';
import { HostRules } from './host-rules.ts';
import type { RedirectRule } from './rule.ts';

/** The rules of one source: a market's file or the API's snapshot. */
export interface Layer {
  /** Rules without a host. */
  readonly anyHost: HostRules;
  /** Rules with a host, by origin. */
  readonly byOrigin: ReadonlyMap<string, HostRules>;
}

/** Compiled rules. Immutable. */
export interface RedirectTable {
  /** The market's own origin. */
  readonly site: string;
  readonly layers: readonly Layer[];
}

export interface CompileOptions {
  /** The market's own origin, `https://be.veralune.example`. Site-relative targets of rules with a host lead there. */
  readonly site: string;
  /** Creates the index of exact paths and of prefixes; a `MapIndex` by default. */
  readonly createIndex?: () => EntryIndex;
}

/** Accepts a stream of rules, so that the rules of a large file need not be in memory at once. */
export function compileRedirects(rules: Iterable<RedirectRule>, options: CompileOptions): RedirectTable {
  const site = normalOrigin(options.site) ?? '';
  const anyHost = new HostRules(options.createIndex);
  const byOrigin = new Map<string, HostRules>();
  const rulesOfOrigin = (origin: string) => {
    const rulesOfHost = byOrigin.get(origin) ?? new HostRules(options.createIndex);
    byOrigin.set(origin, rulesOfHost);
    return rulesOfHost;
  };
  for (const { source, target, status, line } of rules) {
    const origin = 'origin' in source ? source.origin : '';
    const entry = { to: target.text, status, keepsQuery: target.keepsQuery, line };
    if (origin === '') anyHost.add(source, entry);
    else for (const each of originsOf(origin)) rulesOfOrigin(each).add(source, entry);
  }
  return { site, layers: [{ anyHost, byOrigin }] };
}

/** `//host` means http and https. */
function originsOf(origin: string) {
  return origin.startsWith('//') ? [`http:${origin}`, `https:${origin}`] : [origin];
}

/** Combines tables. The first table with a rule for an address wins; chains are followed through all tables. */
export function mergeTables(first: RedirectTable, ...others: readonly RedirectTable[]): RedirectTable {
  return {
    site: first.site,
    layers: [first, ...others].flatMap(({ layers }) => layers),
  };
}

/** The hosts that the rules name, with the port if a rule has one. A front door must accept requests for them. */
export function hostsOf({ layers }: RedirectTable): string[] {
  return [
    ...new Set(
      layers.flatMap(({ byOrigin }) => [...byOrigin.keys()].map((origin) => origin.slice(origin.indexOf('//') + 2))),
    ),
  ];
}
