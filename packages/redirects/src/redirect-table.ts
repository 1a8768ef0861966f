import { normalOrigin } from './address.ts';
import type { EntryIndex } from './entry.ts';
import { Place } from './place.ts';
import type { RedirectRule } from './rule.ts';

/** The rules of one source: a market's file, or the API's snapshot. */
export interface Layer {
  /** Rules that name no host. */
  readonly anywhere: Place;
  /** Rules that name one, by each origin that they answer for. */
  readonly byOrigin: ReadonlyMap<string, Place>;
}

/** Rules, ready to be asked. Made once, never changed. */
export interface RedirectTable {
  /** The market's own origin. */
  readonly site: string;
  readonly layers: readonly Layer[];
}

export interface CompileOptions {
  /** The market's own origin, `https://be.veralune.example`: where a rule that names another host leads. */
  readonly site: string;
  /** How entries are kept; objects in a `Map` unless another way is named. */
  readonly createIndex?: () => EntryIndex;
}

/** Takes a stream as well as a list, so that a large file need not be held as rules. */
export function compileRedirects(rules: Iterable<RedirectRule>, options: CompileOptions): RedirectTable {
  const site = normalOrigin(options.site) ?? '';
  const anywhere = new Place(options.createIndex);
  const byOrigin = new Map<string, Place>();
  const placeOf = (origin: string) => {
    const place = byOrigin.get(origin) ?? new Place(options.createIndex);
    byOrigin.set(origin, place);
    return place;
  };
  for (const { source, target, status, line } of rules) {
    const origin = 'origin' in source ? source.origin : '';
    const entry = { to: target.text, status, keepsQuery: target.keepsQuery, line };
    if (origin === '') anywhere.add(source, entry);
    else for (const each of originsOf(origin)) placeOf(each).add(source, entry);
  }
  return { site, layers: [{ anywhere, byOrigin }] };
}

/** `//host` stands for both schemes. */
function originsOf(origin: string) {
  return origin.startsWith('//') ? [`http:${origin}`, `https:${origin}`] : [origin];
}

/** One table of several: the first that has a rule for an address decides, and targets are followed through all. */
export function mergeTables(first: RedirectTable, ...others: readonly RedirectTable[]): RedirectTable {
  return {
    site: first.site,
    layers: [first, ...others].flatMap(({ layers }) => layers),
  };
}

/** The hosts, with port where a rule names one, for which a table has rules of their own: a front door lets them in. */
export function hostsOf({ layers }: RedirectTable): string[] {
  return [
    ...new Set(
      layers.flatMap(({ byOrigin }) => [...byOrigin.keys()].map((origin) => origin.slice(origin.indexOf('//') + 2))),
    ),
  ];
}
