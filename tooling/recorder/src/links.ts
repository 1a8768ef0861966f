import { marketOf, match, type Locale, type MatchContext, type RouteMatch } from '@veralune/routing';
import type { Plain } from './plain.ts';

function hrefsIn(value: Plain): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'href' && typeof item === 'string' ? [item] : hrefsIn(item),
  );
}

/**
 * The routes of the links in a recording, without duplicates, in their order.
 * @param context the brands with a corner; their pages cannot be recognized by the address alone
 */
export function linksIn(recording: Plain, locale: Locale, context?: MatchContext): RouteMatch[] {
  return [...new Set(hrefsIn(recording))].flatMap((path) => {
    const found = match(path, marketOf(locale).id, context);
    return found.kind === 'route' ? [found] : [];
  });
}
