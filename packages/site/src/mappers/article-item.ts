import type { PageCard } from '@veralune/api-client/contract';
import { formatDate } from '@veralune/i18n';
import type { ArticleDate, ArticleItem } from '@veralune/ui/components/article-card/article-card';
import type { PageContext } from '../page-context.ts';
import { drawings } from './drawings.ts';
import { pageHref } from './page-link.ts';
import { pictureOrNull } from './picture.ts';

/** Page types that show their date of publication. */
const dated: ReadonlySet<string> = new Set(['advice', 'innovation', 'actualite']);

export function articleDate(page: PageCard, { locale }: PageContext): ArticleDate | undefined {
  return dated.has(page.type.technical_name)
    ? { iso: page.published_on, text: formatDate(page.published_on, locale) }
    : undefined;
}

/** The drawing of a page, in the colour of its theme. */
export function drawingOf({
  id,
  drawing,
  theme,
}: PageCard): Pick<ArticleItem, 'seed' | 'drawing' | 'color' | 'drawings'> {
  return {
    seed: String(id),
    ...(drawing ? { drawing } : {}),
    ...(theme?.color ? { color: theme.color } : {}),
    drawings,
  };
}

export function articleItem(page: PageCard, context: PageContext): ArticleItem {
  const date = articleDate(page, context);
  return {
    href: pageHref(page, context.locale),
    title: page.title,
    summary: page.summary,
    ...drawingOf(page),
    image: pictureOrNull(page.thumbnail),
    ...(page.theme ? { theme: page.theme.label } : {}),
    ...(date ? { date } : {}),
  };
}
