import type { Locale } from '@veralune/routing';

/** Path of the script with the notice for Internet Explorer: `/fragments/old-browser/fr-be.js`. */
export function oldBrowserPath(locale: Locale): string {
  return `/fragments/old-browser/${locale}.js`;
}
