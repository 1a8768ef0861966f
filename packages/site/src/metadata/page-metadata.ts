import { createTranslator, languageTag } from '@veralune/i18n';
import { marketOf, type Locale } from '@veralune/routing';
import type { Metadata } from 'next';
import { siteUrl } from '../catalogue/environment.ts';
import { absoluteUrl, hreflangs, type LocalePath } from './absolute-url.ts';
import { documentTitle, siteName } from './document-title.ts';
import { marketImage, type SharedImage } from './shared-image.ts';

export interface PageMetadataInput {
  readonly locale: Locale;
  readonly title: string;
  readonly description?: string;
  /** The path of the page. */
  readonly path: string;
  /** The page in every locale where it exists, including this one. */
  readonly alternates?: readonly LocalePath[];
  /** Number of the page of a list. From 2 on, it is added to title and description, and the page has no alternates. */
  readonly page?: number | undefined;
  /** Search engines must not index the page, but may follow its links. Such a page has no alternates. */
  readonly noIndex?: boolean;
  /** `og:image`; the image of the market by default. */
  readonly image?: SharedImage | undefined;
  /** Date of publication of an article, ISO 8601. */
  readonly publishedOn?: string;
  /** Path of the feed that contains the page or its articles. */
  readonly feed?: string;
}

interface Words {
  readonly title: string;
  readonly description?: string;
}

/** Title and description; those of the second and further pages of a list include their number. */
function wordsOf({ locale, title, description, page = 1 }: PageMetadataInput): Words {
  if (page === 1) return { title, ...(description === undefined ? {} : { description }) };
  const t = createTranslator(locale);
  return {
    title: t('meta.page.title', { title, page }),
    ...(description === undefined ? {} : { description: t('meta.page.description', { description, page }) }),
  };
}

/** `<title> – Veralune`, canonical, hreflang and sharing data of a page. Source: docs/decisions/0014-what-is-indexed.md. */
export function pageMetadata(input: PageMetadataInput): Metadata {
  const { locale, path, alternates = [], page = 1, noIndex = false, image = marketImage(locale) } = input;
  const { publishedOn, feed } = input;
  const market = marketOf(locale);
  const words = wordsOf(input);
  const canonical = absoluteUrl({ locale, path }, market.id);
  const hasAlternates = !noIndex && page === 1;
  return {
    ...words,
    title: documentTitle(words.title),
    alternates: {
      canonical,
      languages: Object.fromEntries(hasAlternates ? hreflangs(alternates, market.id) : []),
      ...(feed === undefined
        ? {}
        : { types: { 'application/rss+xml': absoluteUrl({ locale, path: feed }, market.id) } }),
    },
    ...(noIndex ? { robots: { index: false, follow: true } } : {}),
    openGraph: {
      ...(publishedOn === undefined ? { type: 'website' } : { type: 'article', publishedTime: publishedOn }),
      ...words,
      siteName,
      url: canonical,
      locale: languageTag(locale).replace('-', '_'),
      images: [{ url: siteUrl(market) + image.url, width: image.width, height: image.height, alt: image.alt }],
    },
    // The wide card would crop a square image.
    twitter: { card: image.width > image.height ? 'summary_large_image' : 'summary' },
  };
}
