import { href, resultsParamsFromSegments } from '@veralune/routing';
import { ResultsScreen } from '@veralune/ui/screens/results/results';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageFrame } from '../../frame/page-frame.tsx';
import { pageMetadata } from '../../metadata/page-metadata.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom, type PageProps } from '../page-props.ts';
import { isTooShort, resultsData, textOf } from './data.ts';
import { resultsLanguages } from './languages.ts';
import { resultsProps } from './props.ts';
import { resultsFacts } from '../../tracking/search-facts.ts';
import { TrackedPage } from '../../tracking/tracked-page.tsx';

type Props = PageProps<{ readonly segments?: string[] }>;

async function load({ params }: Props) {
  const { segments = [], ...rest } = await params;
  const locale = localeFrom(rest);
  return { context: createPageContext(locale), results: resultsParamsFromSegments(segments, locale) ?? notFound() };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { context, results } = await load(props);
  const { locale, t } = context;
  const { terms: slug, page } = results;
  const terms = slug === undefined || isTooShort(slug) ? null : textOf(slug);
  return pageMetadata({
    locale,
    title: terms === null ? t('results.title') : t('results.title.terms', { terms }),
    description: terms === null ? t('meta.results.description') : t('meta.results.terms.description', { terms }),
    path: href('results', results, locale),
    page,
    noIndex: true,
  });
}

export default async function ResultsPage(props: Props) {
  const { context, results } = await load(props);
  const found = await resultsData(context.locale, results);
  return (
    <PageFrame
      context={context}
      alternates={await resultsLanguages(found, results, context)}
      trail={[{ label: context.t('routes.results.title') }]}
    >
      <TrackedPage {...resultsFacts(found, results, context)} />
      <ResultsScreen {...resultsProps(found, results, context)} />
    </PageFrame>
  );
}
