import type { PageCard } from '@veralune/api-client/contract';
import type { ExpertiseItem, ExpertisesScreenProps } from '@veralune/ui/screens/expertises/expertises';
import { drawings } from '../../mappers/drawings.ts';
import { pageHref } from '../../mappers/page-link.ts';
import type { PageContext } from '../../page-context.ts';
import type { ExpertisesData } from './data.ts';

/** The motifs of pages without one, in turn. */
const kinds = ['culture', 'phases', 'veins'] as const;

function expertiseItem(
  page: PageCard,
  index: number,
  subpages: readonly PageCard[],
  { locale, t }: PageContext,
): ExpertiseItem {
  const { slug, title, summary } = page;
  return {
    id: slug,
    title,
    summary,
    drawing: page.drawing ?? kinds[index % kinds.length] ?? 'culture',
    link: { label: t('expertises.more', { expertise: title }), href: pageHref(page, locale) },
    pages: subpages
      .filter(({ parent }) => parent?.slug === slug)
      .map((subpage) => ({ label: subpage.title, href: pageHref(subpage, locale) })),
  };
}

export function expertisesProps({ expertises, subpages }: ExpertisesData, context: PageContext): ExpertisesScreenProps {
  const { t } = context;
  return {
    title: t('expertises.title'),
    intro: t('expertises.intro'),
    expertises: expertises.map((page, index) => expertiseItem(page, index, subpages, context)),
    drawings,
  };
}
