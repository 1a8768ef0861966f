import type { Product } from '@veralune/api-client/contract';
import { href } from '@veralune/routing';
import type { ProductEvaluationsScreenProps } from '@veralune/ui/screens/product-evaluations/product-evaluations';
import { pictureOf } from '../../mappers/picture.ts';
import type { PageContext } from '../../page-context.ts';

/** The settings that the page depends on. */
export interface EvaluationSettings {
  readonly onlineSale: boolean;
}

/** Without online sale there are no evaluations, because only customers can write them. Source: 3-decisions.md, "Data". */
function emptyText({ onlineSale }: EvaluationSettings, { t }: PageContext): ProductEvaluationsScreenProps['empty'] {
  return onlineSale
    ? { title: t('product-evaluations.empty.title'), text: t('product-evaluations.empty.text') }
    : { title: t('product-evaluations.not-sold.title'), text: t('product-evaluations.not-sold.text') };
}

export function productEvaluationsProps(
  { name, slug, brand, caracteristics }: Product,
  settings: EvaluationSettings,
  context: PageContext,
): ProductEvaluationsScreenProps {
  const { locale, t } = context;
  return {
    title: t('product-evaluations.title', { product: name }),
    product: { name, color: brand.color, image: pictureOf(caracteristics.small_image.value) },
    back: { label: t('product-questions.back'), href: href('product', { slug }, locale) },
    listTitle: t('product-evaluations.list'),
    reviews: [],
    empty: emptyText(settings, context),
    ...(settings.onlineSale ? { verification: t('product-evaluations.verification') } : {}),
  };
}
