import { href, type Locale } from '@veralune/routing';

/** The query parameter of the login page. Source: 2-routes-redirects-commerce.md §6. */
export const returnParameter = 'redirect';

const someOrigin = 'https://site.invalid';

/**
 * A path of this site from the `redirect` parameter, or null. An address of another site, also as `//host`, `/\\host` or
 * with control characters, must not become the target of a redirect.
 */
export function returnPath(given: string | null | undefined): string | null {
  if (!given?.startsWith('/') || !URL.canParse(given, someOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(given, someOrigin);
  // `/a/..//host` is of this origin, but its normal form would be of another one.
  return origin === someOrigin && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/** The path in what a form posted, in its hidden field. */
export function postedReturn(data: FormData): string | null {
  const target = data.get(returnParameter);
  return returnPath(typeof target === 'string' ? target : null);
}

/** The parameter for a path, to add to the address of a page; empty for none. */
export function returnQuery(path: string | null): string {
  return path === null ? '' : `?${new URLSearchParams({ [returnParameter]: path }).toString()}`;
}

/** The login page, from which the visitor returns to this path. */
export function loginHref(locale: Locale, path: string): string {
  return href('login', {}, locale) + returnQuery(path);
}
