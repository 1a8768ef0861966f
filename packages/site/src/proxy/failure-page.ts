import { isLocale, type Locale } from '@veralune/routing';
import type { Decision } from './decision.ts';

/** No path of a visitor: only requests of this server to itself get the page. */
const path = /^\/\.failure\/(?<status>404|500)\/(?<locale>[a-z-]+)$/;

/** Where this server asks itself for the page that replaces one that was not rendered. */
export function failurePath(status: 404 | 500, locale: Locale): string {
  return `/.failure/${status}/${locale}`;
}

/** The page of an error in a language, which needs no catalogue; null for other paths. */
export function failurePage(pathname: string): Decision | null {
  const { status = '', locale = '' } = path.exec(pathname)?.groups ?? {};
  if (!isLocale(locale)) return null;
  return { kind: 'rewrite', to: `/${locale}/error/${status}`, status: status === '404' ? 404 : 500 };
}
