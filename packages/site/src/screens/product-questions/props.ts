import type { Product } from '@veralune/api-client/contract';
import { href } from '@veralune/routing';
import type { ProductQuestionsScreenProps } from '@veralune/ui/screens/product-questions/product-questions';
import type { PageContext } from '../../page-context.ts';
import { pictureOf } from '../../mappers/picture.ts';

export function productQuestionsProps(product: Product, { locale, t }: PageContext): ProductQuestionsScreenProps {
  const back = { label: t('product-questions.back'), href: href('product', { slug: product.slug }, locale) };
  return {
    title: t('product-questions.title', { product: product.name }),
    intro: t('product-questions.count', { count: product.faqs.length }),
    color: product.brand.color,
    image: pictureOf(product.caracteristics.small_image.value),
    back,
    faqs: product.faqs,
    empty: { title: t('product-questions.empty'), text: t('product-questions.more.text'), links: [back] },
    callOut: { title: t('product-questions.more.title'), text: t('product-questions.more.text') },
  };
}
