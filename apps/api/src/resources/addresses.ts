import { locales } from '@veralune/routing';
import { textsOf } from '../content/texts.ts';
import type { Resource } from './resource.ts';

/** The address of a page depends on its type and its parent. */
function scopeOf(resource: Resource): string {
  return resource.kind === 'page' ? `${resource.body.type}/${resource.body.parent ?? ''}` : '';
}

type KindInMarkets = 'code' | 'delivery' | 'quiz';

function isInMarkets(resource: Resource): resource is Resource<KindInMarkets> {
  return resource.kind === 'code' || resource.kind === 'delivery' || resource.kind === 'quiz';
}

/** What a market can have only once: the words of its codes, its delivery and its quiz. */
function namesInMarkets(resource: Resource<KindInMarkets>): string[] {
  if (resource.kind !== 'code') return [`${resource.body.market}::${resource.kind}`];
  return Object.entries(resource.body.words).flatMap(([market, words]) => words.map((word) => `${market}::${word}`));
}

/**
 * `<locale>:<scope>:<slug>` in every locale, unique within a kind; for codes, deliveries and quizzes `<market>::<name>`. Empty
 * for other kinds without slugs.
 */
export function addressesOf(resource: Resource): string[] {
  if (isInMarkets(resource)) return namesInMarkets(resource);
  if (!('texts' in resource.body)) return [];
  const { texts } = resource.body;
  const scope = scopeOf(resource);
  return locales.flatMap((locale) => {
    const words: object = textsOf<object>(texts, locale);
    return 'slug' in words && typeof words.slug === 'string' ? `${locale}:${scope}:${words.slug}` : [];
  });
}
