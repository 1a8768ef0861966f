import { ThreeAnswersScreen } from '@veralune/ui/screens/three-questions/three-answers';
import { ThreeQuestionsScreen } from '@veralune/ui/screens/three-questions/three-questions';
import type { Locale } from '@veralune/routing';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { PageFrame } from '../../frame/page-frame.tsx';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { pageMetadata } from '../../metadata/page-metadata.ts';
import { createPageContext } from '../../page-context.ts';
import { answersHref, answersIn, answersQuery } from '../../three-questions/answers.ts';
import { localeFrom, type PageProps } from '../page-props.ts';
import { answersPage } from './answers-page.ts';
import { threeAnswersData } from './data.ts';

interface Props extends PageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** Metadata and page need the same data. Arguments are plain texts, because `cache` compares them. */
const pageOf = cache(async (locale: Locale, query: string) => {
  const answers = answersIn(new URLSearchParams(query));
  if (answers === null || answers === 'invalid') notFound();
  const context = createPageContext(locale);
  const data = (await threeAnswersData(locale, answers)) ?? notFound();
  return { answers, context, page: answersPage(data, answers, context) };
});

async function load({ params, searchParams }: Props) {
  const given = Object.entries(await searchParams).flatMap(([name, value]): [string, string][] => {
    const [text] = [value].flat();
    return text === undefined ? [] : [[name, text]];
  });
  return pageOf(localeFrom(await params), new URLSearchParams(given).toString());
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { answers, context, page } = await load(props);
  const { locale, t } = context;
  return pageMetadata({
    locale,
    title: page.title,
    description: t('meta.three-questions.description'),
    path: answersHref(answers, locale),
    noIndex: true,
  });
}

/**
 * The second and third question, and the products that the answers lead to. The proxy leads there if the address has answers,
 * which are the same in every language.
 */
export default async function ThreeAnswersPage(props: Props) {
  const { answers, context, page } = await load(props);
  const { locale, t } = context;
  const query = answersQuery(answers);
  return (
    <PageFrame
      context={context}
      alternates={fixedAlternates('three-questions').map(({ path, ...other }) => ({ ...other, path: path + query }))}
      trail={[{ label: t('routes.three-questions.title'), href: answersHref(null, locale) }, { label: page.title }]}
    >
      {page.kind === 'question' ? <ThreeQuestionsScreen {...page.screen} /> : <ThreeAnswersScreen {...page.screen} />}
    </PageFrame>
  );
}
