import type { QuizResult } from '@veralune/api-client/contract';
import { href } from '@veralune/routing';
import type { QuizNeed, QuizResultScreenProps } from '@veralune/ui/screens/quiz/quiz-result';
import { priceLabels, productItem } from '../../mappers/product-item.ts';
import { storeFinderLink } from '../../mappers/screen-links.ts';
import type { PageContext } from '../../page-context.ts';

function quizNeed({ need, text, products }: QuizResult['needs'][number], context: PageContext): QuizNeed {
  const { locale, t } = context;
  const { slug, label, picto } = need;
  return {
    id: slug,
    label,
    picto,
    text,
    link: { label: t('quiz.result.need', { need: label }), href: href('need', { slug }, locale) },
    products: products.map((product) => productItem(product, context)),
  };
}

interface Options {
  /** Whether the market shows its pharmacies. */
  readonly pointOfSale: boolean;
}

export function quizResultProps(
  { needs }: QuizResult,
  { pointOfSale }: Options,
  context: PageContext,
): QuizResultScreenProps {
  const { locale, t } = context;
  return {
    title: t('quiz.result.title'),
    intro: t('quiz.result.intro'),
    needs: needs.map((each) => quizNeed(each, context)),
    noProducts: t('quiz.result.no-products'),
    advice: {
      title: t('quiz.result.advice.title'),
      text: t('quiz.result.advice.text'),
      link: storeFinderLink(pointOfSale, context),
    },
    share: { title: t('quiz.result.share.title'), text: t('quiz.result.share.text') },
    again: { label: t('quiz.result.again'), href: href('quiz', {}, locale) },
    all: { label: t('home.needs.all'), href: href('needs', {}, locale) },
    notice: t('legal.food-supplement'),
    labels: priceLabels(context),
  };
}
