import type { PageCard } from '@veralune/api-client/contract';
import { entityHref, href, type Locale } from '@veralune/routing';

/** The path of a page by its type, or the home page when the market has no screen for the type. */
export function pageHref({ type, slug, parent }: Pick<PageCard, 'type' | 'slug' | 'parent'>, locale: Locale): string {
  return (
    entityHref({ kind: type.technical_name, slug, parent: parent?.slug ?? null }, locale) ?? href('home', {}, locale)
  );
}
