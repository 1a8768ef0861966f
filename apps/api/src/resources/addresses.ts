import { locales } from '@veralune/routing';
import { textsOf } from '../content/texts.ts';
import type { Resource } from './resource.ts';

/** The address of a page depends on its type and its parent. */
function scopeOf(resource: Resource): string {
  return resource.kind === 'page' ? `${resource.body.type}/${resource.body.parent ?? ''}` : '';
}

/** What a market can have only once: the words of its codes, and its delivery. */
function namesInMarkets(resource: Resource<'code' | 'delivery'>): string[] {
  if (resource.kind === 'delivery') return [`${resource.body.market}::delivery`];
  return Object.entries(resource.body.words).flatMap(([market, words]) => words.map((word) => `${market}::${word}`));
}

/**
 * `<locale>:<scope>:<slug>` in every locale, unique within a kind; for codes and deliveries `<market>::<name>`. Empty for
 * other kinds without slugs.
 */
export function addressesOf(resource: Resource): string[] {
  if (resource.kind === 'code' || resource.kind === 'delivery') return namesInMarkets(resource);
  if (!('texts' in resource.body)) return [];
  const { texts } = resource.body;
  const scope = scopeOf(resource);
  return locales.flatMap((locale) => {
    const words: object = textsOf<object>(texts, locale);
    return 'slug' in words && typeof words.slug === 'string' ? `${locale}:${scope}:${words.slug}` : [];
  });
}
