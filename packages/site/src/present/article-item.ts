import type { PageCard } from '@veralune/api-client/contract';
import { formatDate } from '@veralune/i18n';
import type { ArticleDate, ArticleItem } from '@veralune/ui/components/article-card/article-card';
import type { Present } from './context.ts';
import { drawings } from './drawings.ts';
import { pageHref } from './page-link.ts';
import { pictureOrNull } from './picture.ts';

/** Only what is news to a reader carries its date; a page about the company does not age by the day. */
const dated: ReadonlySet<string> = new Set(['advice', 'innovation', 'actualite']);

export function articleDate(page: PageCard, { locale }: Present): ArticleDate | undefined {
  return dated.has(page.type.technical_name)
    ? { iso: page.published_on, text: formatDate(page.published_on, locale) }
    : undefined;
}

export function articleItem(page: PageCard, present: Present): ArticleItem {
  const date = articleDate(page, present);
  return {
    href: pageHref(page, present.locale),
    title: page.title,
    summary: page.summary,
    seed: String(page.id),
    drawings,
    image: pictureOrNull(page.thumbnail),
    ...(page.theme ? { theme: page.theme.label } : {}),
    ...(date ? { date } : {}),
  };
}
