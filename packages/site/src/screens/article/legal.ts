import type { Menu, Page, RichText } from '@veralune/api-client/contract';
import { formatDate } from '@veralune/i18n';
import type { LegalPart, LegalScreenProps } from '@veralune/ui/screens/legal/legal';
import { cookieParts } from '../../consent/cookie-parts.ts';
import { isCookiesPage } from '../../consent/policy-links.ts';
import type { PageContext } from '../../page-context.ts';

/** Whether a page is a legal text: the footer's legal menu links to it. */
export function isLegal({ slug, type }: Pick<Page, 'slug' | 'type'>, menus: readonly Menu[]): boolean {
  return menus.some(
    ({ code, items }) =>
      code === 'menu_footer_legals' &&
      type.technical_name === 'standard' &&
      items.some((item) => item.code === 'page' && item.slug === slug),
  );
}

/** The text before the first heading, and a part for each heading. */
function partsOf(body: RichText): { readonly lead: RichText; readonly parts: LegalPart[] } {
  const starts = body.flatMap(({ kind }, index) => (kind === 'heading' ? [index] : []));
  const parts = starts.flatMap((start, index): LegalPart[] => {
    const heading = body[start];
    if (heading?.kind !== 'heading') return [];
    return [{ id: `part-${index + 1}`, title: heading.text, body: body.slice(start + 1, starts[index + 1]) }];
  });
  return { lead: body.slice(0, starts[0]), parts };
}

/** The cookies page has the tables of what is stored after its first part. */
function withCookies(parts: readonly LegalPart[], slug: string, context: PageContext): readonly LegalPart[] {
  if (!isCookiesPage(slug, context)) return parts;
  return [...parts.slice(0, 1), ...cookieParts(context), ...parts.slice(1)];
}

export function legalProps(
  { title, slug, summary, body, published_on: publishedOn }: Page,
  context: PageContext,
): LegalScreenProps {
  const { locale, t } = context;
  const { lead, parts } = partsOf(body);
  return {
    title,
    intro: summary,
    version: { iso: publishedOn, text: t('legal.version', { date: formatDate(publishedOn, locale) }) },
    lead,
    parts: withCookies(parts, slug, context),
    labels: { contents: t('legal.contents') },
  };
}
