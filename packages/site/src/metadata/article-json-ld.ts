import type { Page } from '@veralune/api-client/contract';
import { languageTag } from '@veralune/i18n';
import type { ArticleLeaf, CreativeWorkLeaf, OrganizationLeaf, WebPageLeaf, WithContext } from 'schema-dts';
import { siteUrl } from '../catalogue/environment.ts';
import type { PageContext } from '../page-context.ts';
import { siteName } from './document-title.ts';
import { marketImage, sharedImageOf } from './shared-image.ts';

/** The page of an article; schema.org has the review of a text there. */
function webPage(url: string, lastReviewed: string, reviewedBy: OrganizationLeaf): WebPageLeaf {
  return { '@type': 'WebPage', '@id': url, lastReviewed, reviewedBy };
}

function citation({ text, url, language }: Page['sources'][number]): CreativeWorkLeaf {
  return { '@type': 'CreativeWork', name: text, url, ...(language === null ? {} : { inLanguage: language }) };
}

/**
 * schema.org `Article`. `dateModified` is the day of its last review; absent without one, because the catalogue has no
 * date of the text itself. Author and reviewer are teams of the laboratory, named by their function.
 */
export function articleJsonLd(page: Page, path: string, { locale, market, t }: PageContext): WithContext<ArticleLeaf> {
  const origin = siteUrl(market);
  const url = origin + path;
  const { credits, sources } = page;
  const image = sharedImageOf(page.vertical_image) ?? marketImage(locale);
  const laboratory: OrganizationLeaf = {
    '@type': 'Organization',
    name: siteName,
    url: origin,
    logo: `${origin}/icons/icon-512.png`,
  };
  const team = (name: NonNullable<Page['credits']>['author']): OrganizationLeaf => ({
    '@type': 'Organization',
    name: t(`article.credits.function.${name}`),
    parentOrganization: laboratory,
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: page.title,
    description: page.summary,
    image: origin + image.url,
    datePublished: page.published_on,
    ...(credits ? { dateModified: credits.reviewed_on } : {}),
    inLanguage: languageTag(locale),
    mainEntityOfPage: credits ? webPage(url, credits.reviewed_on, team(credits.reviewer)) : url,
    author: credits ? team(credits.author) : laboratory,
    publisher: laboratory,
    ...(sources.length > 0 ? { citation: sources.map(citation) } : {}),
  };
}
