import type { Page } from '@veralune/api-client/contract';
import { formatDate } from '@veralune/i18n';
import { languageOf } from '@veralune/routing';
import type { ArticleScreenProps } from '@veralune/ui/screens/article/article';
import type { PageContext } from '../../page-context.ts';

type Credits = Pick<ArticleScreenProps, 'credits' | 'sources'>;

/** Who wrote and checked an article, and its sources; both are absent where the page has none. */
export function creditsOf({ credits, sources }: Page, { locale, t }: PageContext): Credits {
  return {
    ...(credits
      ? {
          credits: {
            title: t('article.credits.title'),
            items: [
              { label: t('article.credits.author'), text: t(`article.credits.function.${credits.author}`) },
              { label: t('article.credits.reviewer'), text: t(`article.credits.function.${credits.reviewer}`) },
              {
                label: t('article.credits.reviewed'),
                text: formatDate(credits.reviewed_on, locale),
                date: credits.reviewed_on,
              },
            ],
          },
        }
      : {}),
    ...(sources.length > 0
      ? {
          sources: {
            title: t('article.sources.title'),
            items: sources.map(({ text, url, language }) => ({
              text,
              href: url,
              ...(language === null || language === languageOf(locale) ? {} : { lang: language }),
            })),
          },
        }
      : {}),
  };
}
