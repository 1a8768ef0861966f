import { createHash } from 'node:crypto';
import type { BodyOf } from './bodies.ts';
import type { LanguageKind, MarketKind } from './kinds.ts';
import type { Resource } from './resource.ts';

/** Well below the size limit of a PostgreSQL index entry. */
const maxLength = 300;

function nameOf(kind: MarketKind, body: BodyOf<MarketKind>): string {
  const name =
    kind === 'redirection' ? (body as BodyOf<'redirection'>).from : (body as BodyOf<'menu' | 'setting'>).code;
  return name.length <= maxLength ? name : createHash('sha256').update(name).digest('hex');
}

/** The key of the synonyms of a language. */
function languageKey({ language }: BodyOf<LanguageKind>): string {
  return language;
}

/** The key of a resource in a market's file: the market and a name that is unique in it. */
export function marketKey(kind: MarketKind, body: BodyOf<MarketKind>): string {
  return `${body.market}:${nameOf(kind, body)}`;
}

/** The key of a resource that does not have its own file. */
export function keyInBody(kind: MarketKind | LanguageKind, body: Resource['body']): string {
  return kind === 'synonyms' ? languageKey(body as BodyOf<'synonyms'>) : marketKey(kind, body as BodyOf<MarketKind>);
}
