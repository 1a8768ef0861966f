import { href } from '@veralune/routing';
import { QuizResultScreen } from '@veralune/ui/screens/quiz/quiz-result';
import { QuizScreen } from '@veralune/ui/screens/quiz/quiz';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { isSettingActive } from '../../catalogue/settings.ts';
import { PageFrame } from '../../frame/page-frame.tsx';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { pageMetadata } from '../../metadata/page-metadata.ts';
import { createPageContext } from '../../page-context.ts';
import { answersIn, answersName, answersQuery } from '../../quiz/quiz-address.ts';
import { localeFrom, type PageProps } from '../page-props.ts';
import { quizProps } from '../quiz/props.ts';
import { quizAnswersData } from './data.ts';
import { quizResultProps } from './props.ts';

interface Props extends PageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** Metadata and page need the same data. Arguments are plain texts, because `cache` compares them. */
const dataOf = cache(async (locale: ReturnType<typeof localeFrom>, text: string) => {
  const answers = answersIn(new URLSearchParams({ [answersName]: text })) ?? [];
  return { answers, ...((await quizAnswersData(locale, answers)) ?? notFound()) };
});

async function load({ params, searchParams }: Props) {
  const locale = localeFrom(await params);
  const [text = ''] = [(await searchParams)[answersName]].flat();
  const data = await dataOf(locale, text);
  return { context: createPageContext(locale), data, query: answersQuery(data.answers) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { context, data, query } = await load(props);
  const { locale, t } = context;
  const title = t('quiz.title');
  return pageMetadata({
    locale,
    // Screen readers read the title first, so it says whether answers are missing.
    title: data.result ? t('quiz.result.title') : t('forms.error-title', { title }),
    description: t('meta.quiz.description'),
    path: href('quiz', {}, locale) + query,
    noIndex: true,
  });
}

/** The result of the quiz, or its questions with those that have no answer. The proxy leads there if the address has answers. */
export default async function QuizAnswersPage(props: Props) {
  const { context, data, query } = await load(props);
  const { locale, t } = context;
  const { quiz, chosen, result } = data;
  const quizCrumb = { label: t('routes.quiz.title'), href: href('quiz', {}, locale) };
  const pointOfSale = await isSettingActive(locale, 'point_of_sale');
  return (
    <PageFrame
      context={context}
      alternates={fixedAlternates('quiz').map(({ path, ...other }) => ({ ...other, path: path + query }))}
      trail={result ? [quizCrumb, { label: t('quiz.result.title') }] : [{ label: t('routes.quiz.title') }]}
    >
      {result ? (
        <QuizResultScreen {...quizResultProps(result, { pointOfSale }, context)} />
      ) : (
        <QuizScreen {...quizProps(quiz, chosen, context)} />
      )}
    </PageFrame>
  );
}
