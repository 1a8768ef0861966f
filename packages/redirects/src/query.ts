import { decodedOrAsIs, wellFormed } from './normal-path.ts';

interface Pair {
  readonly name: string;
  readonly value: string;
  /** As written. */
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

/** Parameters that a rule requires: their names in order, and the normal form in which queries are compared. */
export interface QueryCondition {
  readonly names: readonly string[];
  readonly key: string;
}

/** `?b=2&a=1` → names a and b, key `a=1&b=2`. */
export function queryCondition(search: string): QueryCondition {
  const pairs = pairsOf(search).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return { names: pairs.map(({ name }) => name), key: keyOf(pairs) };
}

/**
 * Splits a visitor's query.
 * @param names parameters that a rule requires
 * @returns the normal form of these parameters, and the rest of the query; null if a parameter is missing
 */
export function splitQuery(search: string, names: readonly string[]): { key: string; rest: string } | null {
  const pairs = pairsOf(search);
  const required = names.flatMap((name) => pairs.find((pair) => pair.name === name) ?? []);
  if (required.length < names.length) return null;
  const rest = pairs.filter((pair) => !names.includes(pair.name)).map(({ text }) => text);
  return { key: keyOf(required), rest: rest.length === 0 ? '' : `?${rest.join('&')}` };
}

/** Adds a visitor's query to a target without a query, before its anchor. */
export function withQuery(target: string, search: string): string {
  const anchor = target.indexOf('#');
  const safe = search.replace(/[^\x21-\x7e]|[\\#]/gu, (character) => encoded(character));
  return anchor === -1 ? target + safe : target.slice(0, anchor) + safe + target.slice(anchor);
}
