import { createTranslator } from '@veralune/i18n';
import { marketOf, type Locale } from '@veralune/routing';
import type { Metadata } from 'next';
import { siteUrl } from '../catalogue/environment.ts';
import { absolute, countryTag, hreflangs, type LocalePath } from './absolute.ts';
import { marketImage, type SharedImage } from './shared-image.ts';

export interface PageFacts {
  readonly locale: Locale;
  readonly title: string;
  readonly description?: string;
  /** The page's own address. */
  readonly path: string;
  /** The page in every locale that has it, its own among them. */
  readonly alternates?: readonly LocalePath[];
  /** Kept out of search engines, though its links are followed. */
  readonly noIndex?: boolean;
  /** For whoever shares the page; the market's own where there is none. */
  readonly image?: SharedImage;
}

/** `<title> - <application>`, canonical, hreflang and sharing data of a page. Source: 1-site.md §2. */
export function pageMetadata(facts: PageFacts): Metadata {
  const { locale, title, description, path, alternates = [], noIndex = false, image = marketImage(locale) } = facts;
  const t = createTranslator(locale);
  const market = marketOf(locale);
  const canonical = absolute({ locale, path }, market.id);
  return {
    title: t('app.page-title', { title, app: t('app.title') }),
    ...(description === undefined ? {} : { description }),
    alternates: {
      canonical,
      languages: Object.fromEntries(hreflangs(alternates, market.id)),
    },
    ...(noIndex ? { robots: { index: false, follow: true } } : {}),
    openGraph: {
      type: 'website',
      siteName: 'Veralune',
      title,
      url: canonical,
      locale: countryTag(locale).replace('-', '_'),
      ...(description === undefined ? {} : { description }),
      images: [{ url: siteUrl(market) + image.url, width: image.width, height: image.height, alt: image.alt }],
    },
    // A square picture would lose its head and foot in the wide card.
    twitter: { card: image.width > image.height ? 'summary_large_image' : 'summary' },
  };
}
