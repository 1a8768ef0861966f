import { reviewsPerPage, type Review, type Reviews } from '@veralune/api-client/contract';
import { formatDate, formatNumber } from '@veralune/i18n';
import { href } from '@veralune/routing';
import type { LinkItem } from '@veralune/ui/components/arrow-link/arrow-link';
import type { ProductEvaluationsScreenProps } from '@veralune/ui/screens/product-evaluations/product-evaluations';
import { pagesOf, pagingLabels } from '../../mappers/paging.ts';
import { pictureOf } from '../../mappers/picture.ts';
import { screenLink } from '../../mappers/screen-links.ts';
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

function pagingOf(
  { product: { slug }, reviews }: EvaluationsData,
  current: number,
  { locale, t }: PageContext,
): ProductEvaluationsScreenProps['paging'] {
  const hrefOf = (page: number) => href('product-evaluations', { slug, page }, locale);
  const pages = pagesOf(reviews?.total ?? 0, reviewsPerPage, hrefOf);
  return pages.length > 1 ? { pages, current, labels: pagingLabels(t) } : undefined;
}

/** How a visitor can write a review: from the order, after its delivery. */
function writeOf({ t }: PageContext, orders: LinkItem | undefined): ProductEvaluationsScreenProps['write'] {
  if (orders === undefined) return undefined;
  return { title: t('product-evaluations.write.title'), text: t('product-evaluations.write.text'), link: orders };
}

/**
 * A page of the reviews of a product, and what all of them say together.
 * @param page the first one if it is absent
 */
export function productEvaluationsProps(
  data: EvaluationsData,
  page: number | undefined,
  context: PageContext,
): ProductEvaluationsScreenProps {
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
    paging: pagingOf(data, page ?? 1, context),
    ...(reviews
      ? {
          write: writeOf(context, screenLink('my-orders', context)),
          verification: t('product-evaluations.verification'),
        }
      : {}),
  };
}
