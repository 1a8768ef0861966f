import { normalPath } from '../normal-path.ts';
import type { RedirectRule } from '../rule.ts';
import { addressOf, site } from './rules.ts';

/**
 * A simple implementation of `applyRule` to test the fast one against: tries each rule in turn, without index.
 * @param ours the market's origins
 */
export function referenceStep(rules: readonly RedirectRule[], address: string, ours: readonly string[]): string | null {
  const { origin = site, pathname, search } = addressOf(address);
  const hostFilters = [(host: string) => host === origin, (host: string) => host === '' && ours.includes(origin)];
  const isLegacyHost = rules.some((rule) => hostOf(rule) === origin);
  for (const matchesHost of hostFilters) {
    const candidates = rules.filter((rule) => matchesHost(hostOf(rule))).toSorted((a, b) => rankOf(b) - rankOf(a));
    for (const rule of candidates) {
      const to = applied(rule, pathname, search);
      if (to !== null) return to.startsWith('/') ? (isLegacyHost ? site : origin) + to : to;
    }
  }
  return null;
}

/** The end of the redirect chain of an address; `none` if no rule matches, `loop` if the chain has no end. */
export function referenceEnd(rules: readonly RedirectRule[], address: string): string {
  const ours = [site, addressOf(address).origin ?? site];
  let at = address;
  for (let hops = 0; hops <= 60; hops += 1) {
    const next = referenceStep(rules, at, ours);
    if (next === null) return hops === 0 ? 'none' : at;
    at = next;
  }
  return 'loop';
}

function hostOf({ source }: RedirectRule) {
  return 'origin' in source ? source.origin.replace(/^\/\//, 'https://') : '';
}

function rankOf({ source }: RedirectRule): number {
  switch (source.kind) {
    case 'exact':
      return source.query === null ? 4_000 : 5_000 + source.query.names.length;
    case 'pattern':
      return 3_000;
    case 'prefix':
      return 1_000 + source.path.split('/').length;
    case 'replace':
      return 0;
  }
}

function applied({ source, target, from }: RedirectRule, pathname: string, search: string): string | null {
  const path = normalPath(pathname);
  if (source.kind === 'replace') {
    if (!path.includes(source.word)) return null;
    const without = path
      .replaceAll(`-${source.word}`, '')
      .replaceAll(`${source.word}-`, '')
      .replaceAll(source.word, '');
    return `/${without
      .split('/')
      .filter((segment) => segment !== '')
      .join('/')}${search}`;
  }
  if (source.kind === 'exact') {
    if (source.path !== path) return null;
    if (source.query === null) return withSearch(target.text, target.keepsQuery, search);
    const required = new URLSearchParams(from.slice(from.indexOf('?')));
    const given = new URLSearchParams(search);
    if ([...required].some(([name, value]) => given.get(name) !== value)) return null;
    for (const name of required.keys()) given.delete(name);
    return withSearch(target.text, target.keepsQuery, given.size === 0 ? '' : `?${given}`);
  }
  const written = source.kind === 'prefix' ? `${source.path}/*` : source.path;
  const expression = written
    .replace(/[.!~'()-]/g, '\\$&')
    .replace(/\/\*$/, '(?:/(.*))?')
    .replace(/(?<!\.)\*/g, '([^/]+?)');
  const captures = new RegExp(`^${expression}$`).exec(path)?.slice(1);
  if (captures === undefined) return null;
  const filled = captures.reduce(
    (text, capture: string | undefined) => text.replace('*', () => capture ?? ''),
    target.text,
  );
  const isEmptyRest = (captures.at(-1) ?? '') === '' && target.wildcards > 0;
  return withSearch(isEmptyRest ? filled.replace(/(?<=[^/])\/$/, '') : filled, target.keepsQuery, search);
}

function withSearch(to: string, keepsQuery: boolean, search: string) {
  return keepsQuery ? to + search : to;
}
