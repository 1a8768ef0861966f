import { normalPath } from '../src/normal-path.ts';
import type { RedirectRule } from '../src/rule.ts';
import { addressOf, site } from './tables.ts';

/** One rule applied once, the plain way: each rule in turn, no index, no shortcut. What the fast way is held against. */
export function referenceStep(rules: readonly RedirectRule[], address: string, ours: readonly string[]): string | null {
  const { origin = site, pathname, search } = addressOf(address);
  const places = [(host: string) => host === origin, (host: string) => host === '' && ours.includes(origin)];
  const isLeft = rules.some((rule) => hostOf(rule) === origin);
  for (const isHere of places) {
    const candidates = rules.filter((rule) => isHere(hostOf(rule))).toSorted((a, b) => rankOf(b) - rankOf(a));
    for (const rule of candidates) {
      const to = applied(rule, pathname, search);
      if (to !== null) return to.startsWith('/') ? (isLeft ? site : origin) + to : to;
    }
  }
  return null;
}

/** The end of an address's way, or that it doesn't move, or that its way has none. */
export function referenceEnd(rules: readonly RedirectRule[], address: string): string {
  const ours = [site, addressOf(address).origin ?? site];
  let at = address;
  for (let hops = 0; hops <= 60; hops += 1) {
    const next = referenceStep(rules, at, ours);
    if (next === null) return hops === 0 ? 'stays' : at;
    at = next;
  }
  return 'circle';
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
    const asked = new URLSearchParams(from.slice(from.indexOf('?')));
    const given = new URLSearchParams(search);
    if ([...asked].some(([name, value]) => given.get(name) !== value)) return null;
    for (const name of asked.keys()) given.delete(name);
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
  const isEmptyRest = (captures.at(-1) ?? '') === '' && target.holes > 0;
  return withSearch(isEmptyRest ? filled.replace(/(?<=[^/])\/$/, '') : filled, target.keepsQuery, search);
}

function withSearch(to: string, keepsQuery: boolean, search: string) {
  return keepsQuery ? to + search : to;
}
