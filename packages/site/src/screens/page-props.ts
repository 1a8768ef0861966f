import { isLocale, slugFromSegment, type Locale } from '@veralune/routing';
import { notFound } from 'next/navigation';

/** The props of a page below `app/[locale]/`. */
export interface PageProps<Params extends object = Record<never, never>> {
  readonly params: Promise<{ readonly locale: string } & Params>;
}

/** The locale of an internal path; 404 for an unknown one, which the proxy never produces. */
export function localeFrom({ locale }: { readonly locale: string }): Locale {
  return isLocale(locale) ? locale : notFound();
}

interface SlugParams {
  readonly locale: string;
  readonly slug: string;
}

/** The locale and the slug of an internal path. */
export function localeAndSlug({ locale, slug }: SlugParams): { readonly locale: Locale; readonly slug: string } {
  return { locale: localeFrom({ locale }), slug: slugFromSegment(slug) };
}

/** `generateStaticParams` of all pages: none is rendered at build time; the first request renders and caches a page. */
export function noStaticParams(): [] {
  return [];
}
