import { locales } from '@veralune/routing';
import { textsOf } from '../content/texts.ts';
import type { Resource } from './resource.ts';

/** Pages of different types, or below different parents, have different addresses. */
function scopeOf(resource: Resource): string {
  return resource.kind === 'page' ? `${resource.body.type}/${resource.body.parent ?? ''}` : '';
}

/**
 * `<locale>:<scope>:<slug>` in every locale. Two resources of a kind that share one would share an address.
 * Empty for kinds without slugs.
 */
export function addressesOf(resource: Resource): string[] {
  if (!('texts' in resource.body)) return [];
  const { texts } = resource.body;
  const scope = scopeOf(resource);
  return locales.flatMap((locale) => {
    const words: object = textsOf<object>(texts, locale);
    return 'slug' in words && typeof words.slug === 'string' ? `${locale}:${scope}:${words.slug}` : [];
  });
}
