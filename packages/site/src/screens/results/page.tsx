import { href, resultsParamsFromSegments } from '@veralune/routing';
import { ResultsScreen } from '@veralune/ui/screens/results/results';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageFrame } from '../../frame/page-frame.tsx';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { pageMetadata } from '../../metadata/page-metadata.ts';
import { presentFor } from '../../present/context.ts';
import { localeFrom, type PageProps } from '../page-props.ts';
import { resultsData, textOf } from './data.ts';
import { resultsProps } from './props.ts';

type Props = PageProps<{ readonly segments?: string[] }>;

async function load({ params }: Props) {
  const { segments = [], ...rest } = await params;
  const locale = localeFrom(rest);
  return { present: presentFor(locale), results: resultsParamsFromSegments(segments, locale) ?? notFound() };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { present, results } = await load(props);
  const { locale, t } = present;
  const { terms } = results;
  return pageMetadata({
    locale,
    title: terms === undefined ? t('results.title') : t('results.title.terms', { terms: textOf(terms) }),
    description: t('meta.results.description'),
    path: href('results', results, locale),
    noIndex: true,
  });
}

export default async function ResultsPage(props: Props) {
  const { present, results } = await load(props);
  const found = await resultsData(present.locale, results);
  return (
    <PageFrame
      present={present}
      alternates={fixedAlternates('results')}
      trail={[{ label: present.t('routes.results.title') }]}
    >
      <ResultsScreen {...resultsProps(found, results, present)} />
    </PageFrame>
  );
}
