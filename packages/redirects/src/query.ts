import { decodedOrAsIs, wellFormed } from './normal-path.ts';

interface Pair {
  readonly name: string;
  readonly value: string;
  /** As it came. */
  readonly text: string;
}

function pairsOf(search: string): Pair[] {
  return search
    .slice(1)
    .split('&')
    .filter((text) => text !== '')
    .map((text) => {
      const [name = '', ...rest] = text.split('=');
      return { name: plainText(name), value: plainText(rest.join('=')), text };
    });
}

function plainText(text: string) {
  return decodedOrAsIs(text.replaceAll('+', ' '));
}

function keyOf(pairs: readonly Pair[]) {
  return pairs.map(({ name, value }) => `${encoded(name)}=${encoded(value)}`).join('&');
}

function encoded(text: string) {
  return encodeURIComponent(wellFormed(text));
}

/** Parameters that a rule asks for: their names, in order, and the one spelling by which queries are compared. */
export interface QueryCondition {
  readonly names: readonly string[];
  readonly key: string;
}

/** `?b=2&a=1` → names a and b, key `a=1&b=2`. */
export function queryCondition(search: string): QueryCondition {
  const pairs = pairsOf(search).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return { names: pairs.map(({ name }) => name), key: keyOf(pairs) };
}

/** A visitor's query, divided by the names that a rule asks for; null where one is missing. */
export function splitQuery(search: string, names: readonly string[]): { key: string; rest: string } | null {
  const pairs = pairsOf(search);
  const asked = names.flatMap((name) => pairs.find((pair) => pair.name === name) ?? []);
  if (asked.length < names.length) return null;
  const rest = pairs.filter((pair) => !names.includes(pair.name)).map(({ text }) => text);
  return { key: keyOf(asked), rest: rest.length === 0 ? '' : `?${rest.join('&')}` };
}

/** Puts a visitor's query on a target that has none of its own, before its anchor. */
export function withQuery(target: string, search: string): string {
  const anchor = target.indexOf('#');
  const safe = search.replace(/[^\x21-\x7e]|[\\#]/gu, (character) => encoded(character));
  return anchor === -1 ? target + safe : target.slice(0, anchor) + safe + target.slice(anchor);
}
