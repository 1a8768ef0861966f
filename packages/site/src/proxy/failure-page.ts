import { isLocale, type Locale } from '@veralune/routing';
import type { Decision } from './decision.ts';

/** No path of a visitor: only requests of this server to itself get the page. */
const prefix = '/.failure/';

/** Where this server asks itself for the page that replaces one that could not be rendered. */
export function failurePath(locale: Locale): string {
  return prefix + locale;
}

/** The 500 page of a language, which needs no catalogue; null for other paths. */
export function failurePage(pathname: string): Decision | null {
  const locale = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : '';
  return isLocale(locale) ? { kind: 'rewrite', to: `/${locale}/error/500`, status: 500 } : null;
}
