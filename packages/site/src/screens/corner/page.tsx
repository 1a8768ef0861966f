import { CornerScreen } from '@veralune/ui/screens/corner/corner';
import { notFound } from 'next/navigation';
import { faqJsonLd } from '../../metadata/faq-json-ld.ts';
import { JsonLd } from '../../metadata/json-ld.tsx';
import type { PageContext } from '../../page-context.ts';
import { articlePage } from '../article/article-page.tsx';
import type { ArticleData } from '../article/data.ts';
import { noStaticParams } from '../page-props.ts';
import { cornerData } from './data.ts';
import { cornerProps } from './props.ts';
import { questionsOf } from './questions.ts';

async function cornerScreen(data: ArticleData, context: PageContext) {
  const corner = (await cornerData(context.locale, data.page)) ?? notFound();
  const questions = questionsOf(data.page.body);
  return (
    <>
      {questions.length > 0 ? <JsonLd data={faqJsonLd(questions)} /> : null}
      <CornerScreen {...cornerProps(data, corner, context)} />
    </>
  );
}

const { generateMetadata, Page } = articlePage<{ readonly segments: string[] }>(({ segments: [brand, slug] }) => {
  if (brand === undefined) return null;
  return slug === undefined
    ? { types: ['brand_corner_main'], slug: brand, parent: brand }
    : { types: ['brand_corner_page'], slug, parent: brand };
}, cornerScreen);

export const generateStaticParams = noStaticParams;
export { generateMetadata };
export default Page;
