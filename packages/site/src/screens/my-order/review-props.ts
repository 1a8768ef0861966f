import type { Order, OrderReview } from '@veralune/api-client/contract';
import { bounds } from '@veralune/forms';
import { href } from '@veralune/routing';
import type { PlainField } from '@veralune/ui/components/form-fields/form-fields';
import type { OrderReviewItem } from '@veralune/ui/components/order-reviews/order-reviews';
import { inQuery, type Query } from '../../account/query.ts';
import { counterLabels } from '../../forms/counter-labels.ts';
import type { PageContext } from '../../page-context.ts';

/** The query parameter with the id of the product to review: its form is on the page of the order. */
const reviewParameter = 'review';
/** Id of the heading of the form. */
export const reviewFormId = 'review';

type Product = Order['lines'][number]['product'];

function productOf({ lines }: Order, { product: id }: OrderReview): Product | undefined {
  return lines.find(({ product }) => product.id === id)?.product;
}

/** The page of an order with the form for the review of a product. */
export function reviewPath(order: Pick<Order, 'id'>, product: number, { locale }: PageContext): string {
  const query = new URLSearchParams({ [reviewParameter]: String(product) });
  return `${href('my-order', { id: order.id }, locale)}?${query.toString()}`;
}

/** The id of the product to review that the address names; null for any other text. */
export function reviewedProduct(query: Query): number | null {
  const text = inQuery(query, reviewParameter);
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The product that the address names, if its review is still to be written. */
export function productToReview(order: Order, id: number | null): Product | undefined {
  const review = order.reviews.find(({ product, state }) => product === id && state === 'open');
  return review && productOf(order, review);
}

/** The products to review, and what became of the reviews of others. */
export function reviewItems(order: Order, context: PageContext): OrderReviewItem[] {
  const { locale, t } = context;
  return order.reviews.flatMap((review): OrderReviewItem[] => {
    const product = productOf(order, review);
    if (product === undefined) return [];
    const { name, slug } = product;
    const id = String(review.product);
    if (review.state === 'open') {
      const label = t('my-order.reviews.write', { product: name });
      return [{ id, link: { label, href: `${reviewPath(order, product.id, context)}#${reviewFormId}` } }];
    }
    const isShown = review.state === 'published' && slug !== null;
    return [
      {
        id,
        text: t(`my-order.reviews.${review.state}`, { product: name }),
        link: isShown
          ? {
              label: t('product-evaluations.title', { product: name }),
              href: href('product-evaluations', { slug }, locale),
            }
          : undefined,
      },
    ];
  });
}

const stars = [5, 4, 3, 2, 1] as const;

/** Stars, title, text and the name to show, which starts as the customer's first name. */
export function reviewFields(order: Order, context: PageContext): PlainField[] {
  const { t } = context;
  const { firstname } = order.invoice_address;
  return [
    {
      kind: 'choice',
      id: 'rating',
      name: 'rating',
      label: t('my-order.review.rating'),
      required: true,
      options: stars.map((count) => ({ value: String(count), label: t('product-evaluations.stars', { count }) })),
    },
    {
      kind: 'text',
      id: 'title',
      name: 'title',
      label: t('my-order.review.headline'),
      required: true,
      maxLength: bounds.reviewTitle,
    },
    {
      kind: 'area',
      id: 'text',
      name: 'text',
      label: t('my-order.review.opinion'),
      hint: t('my-order.review.opinion-hint'),
      required: true,
      rows: 5,
      maxLength: bounds.reviewText,
      labels: counterLabels(bounds.reviewText, context),
    },
    {
      kind: 'text',
      id: 'author',
      name: 'author',
      label: t('my-order.review.author'),
      hint: t('my-order.review.author-hint'),
      required: true,
      measure: 'medium',
      maxLength: bounds.reviewAuthor,
      defaultValue: firstname.slice(0, bounds.reviewAuthor),
      autoComplete: 'nickname',
    },
  ];
}
