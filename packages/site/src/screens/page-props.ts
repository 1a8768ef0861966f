import { isLocale, type Locale } from '@veralune/routing';
import { notFound } from 'next/navigation';

/** What Next hands to a page below `app/[locale]/`. */
export interface PageProps<Params extends object = Record<never, never>> {
  readonly params: Promise<{ readonly locale: string } & Params>;
}

/** The locale of an internal address. The proxy writes no other; an address typed by hand may. */
export function localeFrom({ locale }: { readonly locale: string }): Locale {
  return isLocale(locale) ? locale : notFound();
}

/** Nothing is rendered while building: the first visitor of a page renders it, everyone after gets the copy. */
export function onFirstVisit(): [] {
  return [];
}
