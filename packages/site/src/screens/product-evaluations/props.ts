import type { Review, Reviews } from '@veralune/api-client/contract';
import { formatDate, formatNumber } from '@veralune/i18n';
import { href } from '@veralune/routing';
import type { ProductEvaluationsScreenProps } from '@veralune/ui/screens/product-evaluations/product-evaluations';
import { pictureOf } from '../../mappers/picture.ts';
import type { PageContext } from '../../page-context.ts';
import type { EvaluationsData } from './data.ts';

type ReviewItem = ProductEvaluationsScreenProps['reviews'][number];
type Summary = NonNullable<ProductEvaluationsScreenProps['summary']>;

const mostStars = 5;

function emptyText({ reviews }: EvaluationsData, { t }: PageContext): ProductEvaluationsScreenProps['empty'] {
  return reviews
    ? { title: t('product-evaluations.empty.title'), text: t('product-evaluations.empty.text') }
    : { title: t('product-evaluations.not-sold.title'), text: t('product-evaluations.not-sold.text') };
}

function reviewItem(review: Review, { locale, t }: PageContext): ReviewItem {
  const { id, rating, title, text, author, written_at: written, reply } = review;
  return {
    id: String(id),
    rating: { value: rating, label: t('product-evaluations.average', { value: formatNumber(rating, locale) }) },
    title,
    text,
    author,
    date: { text: formatDate(written, locale), iso: written },
    verified: t('product-evaluations.verified'),
    ...(reply === null ? {} : { reply: { author: t('product-evaluations.reply'), text: reply } }),
  };
}

function summaryOf({ average, distribution, total }: Reviews, { locale, t }: PageContext): Summary | undefined {
  if (average === null) return undefined;
  const text = formatNumber(average, locale);
  return {
    average: { value: average, text, label: t('product-evaluations.average', { value: text }) },
    count: t('product-evaluations.count', { count: total }),
    distribution: distribution.map((count, index) => ({
      label: t('product-evaluations.stars', { count: mostStars - index }),
      count,
      text: formatNumber(count, locale),
    })),
    distributionLabel: t('product-evaluations.distribution'),
  };
}

/** The latest reviews of a product and what all of them say together. */
export function productEvaluationsProps(data: EvaluationsData, context: PageContext): ProductEvaluationsScreenProps {
  const { locale, t } = context;
  const { product, reviews } = data;
  const { name, slug, brand, caracteristics } = product;
  return {
    title: t('product-evaluations.title', { product: name }),
    product: { name, color: brand.color, image: pictureOf(caracteristics.small_image.value) },
    back: { label: t('product-questions.back'), href: href('product', { slug }, locale) },
    listTitle: t('product-evaluations.list'),
    summary: reviews ? summaryOf(reviews, context) : undefined,
    reviews: (reviews?.items ?? []).map((review) => reviewItem(review, context)),
    empty: emptyText(data, context),
    ...(reviews ? { verification: t('product-evaluations.verification') } : {}),
  };
}
