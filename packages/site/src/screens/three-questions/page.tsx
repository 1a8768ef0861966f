import { ThreeQuestionsScreen } from '@veralune/ui/screens/three-questions/three-questions';
import { PageFrame } from '../../frame/page-frame.tsx';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { fixedMetadata } from '../../metadata/fixed-metadata.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom, noStaticParams, type PageProps } from '../page-props.ts';
import { threeQuestionsData } from './data.ts';
import { threeQuestionsProps } from './props.ts';

export const generateStaticParams = noStaticParams;

export const generateMetadata = fixedMetadata('three-questions', {
  title: 'meta.three-questions.title',
  description: 'meta.three-questions.description',
});

/** The first of three questions. The others, and the products that they lead to, are the page `three-answers`. */
export default async function ThreeQuestionsPage({ params }: PageProps) {
  const locale = localeFrom(await params);
  const context = createPageContext(locale);
  return (
    <PageFrame
      context={context}
      alternates={fixedAlternates('three-questions')}
      trail={[{ label: context.t('routes.three-questions.title') }]}
    >
      <ThreeQuestionsScreen {...threeQuestionsProps(await threeQuestionsData(locale), context)} />
    </PageFrame>
  );
}
