import { locales } from '@veralune/routing';
import { textsOf } from '../content/texts.ts';
import type { Resource } from './resource.ts';

/** The address of a page depends on its type and its parent. */
function scopeOf(resource: Resource): string {
  return resource.kind === 'page' ? `${resource.body.type}/${resource.body.parent ?? ''}` : '';
}

/**
 * `<locale>:<scope>:<slug>` in every locale, unique within a kind. Empty for kinds without slugs.
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
