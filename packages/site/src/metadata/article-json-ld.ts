import type { Page } from '@veralune/api-client/contract';
import { languageTag } from '@veralune/i18n';
import type { ArticleLeaf, OrganizationLeaf, WithContext } from 'schema-dts';
import { siteUrl } from '../catalogue/environment.ts';
import type { PageContext } from '../page-context.ts';
import { siteName } from './document-title.ts';
import { marketImage, sharedImageOf } from './shared-image.ts';

/** schema.org `Article`. The catalogue has no date of modification, so `dateModified` is absent. */
export function articleJsonLd(page: Page, path: string, { locale, market }: PageContext): WithContext<ArticleLeaf> {
  const origin = siteUrl(market);
  const image = sharedImageOf(page.vertical_image) ?? marketImage(locale);
  const laboratory: OrganizationLeaf = {
    '@type': 'Organization',
    name: siteName,
    url: origin,
    logo: `${origin}/icons/icon-512.png`,
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: page.title,
    description: page.summary,
    image: origin + image.url,
    datePublished: page.published_on,
    inLanguage: languageTag(locale),
    mainEntityOfPage: origin + path,
    author: laboratory,
    publisher: laboratory,
  };
}
