import { tags, type PageCard } from '@veralune/api-client/contract';
import { languageTag } from '@veralune/i18n';
import { href, type Locale } from '@veralune/routing';
import { read } from '../catalogue/catalogue.ts';
import { pageHref } from '../mappers/page-link.ts';
import { absoluteUrl } from '../metadata/absolute-url.ts';
import { documentTitle } from '../metadata/document-title.ts';
import { createPageContext, type PageContext } from '../page-context.ts';
import { feedPath } from './feed-path.ts';
import type { Feed } from './rss.ts';

const articlesInFeed = 20;

/** The feed of these articles of the magazine. */
export function magazineFeed(articles: readonly PageCard[], { locale, market, t }: PageContext): Feed {
  const address = (path: string) => absoluteUrl({ locale, path }, market.id);
  return {
    title: documentTitle(t('articles.title')),
    description: t('meta.advice-home.description'),
    language: languageTag(locale),
    self: address(feedPath(locale)),
    link: address(href('advice-home', {}, locale)),
    items: articles.map((article) => ({
      title: article.title,
      link: address(pageHref(article, locale)),
      summary: article.summary,
      ...(article.theme ? { theme: article.theme.label } : {}),
      publishedOn: article.published_on,
    })),
  };
}

/** The newest articles of the magazine. */
export async function readMagazineFeed(locale: Locale): Promise<Feed> {
  const query = { type: 'advice', order: 'date', perPage: articlesInFeed, published: true } as const;
  const { items } = await read(locale, 'pages', { query }, [tags.pagesOfType('advice')]);
  return magazineFeed(items, createPageContext(locale));
}
