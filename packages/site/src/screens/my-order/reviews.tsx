import type { Order } from '@veralune/api-client/contract';
import { FormSection } from '@veralune/ui/sections/account/form-section';
import { OrderReviews } from '@veralune/ui/components/order-reviews/order-reviews';
import { FormIsland } from '../../account/form-islands.tsx';
import { postReview } from '../../checkout/order-actions.ts';
import type { PageContext } from '../../page-context.ts';
import { productToReview, reviewFields, reviewFormId, reviewItems } from './review-props.ts';

interface ReviewsProps {
  readonly order: Order;
  /** Id of the product whose form is open. */
  readonly reviewed: number | null;
  readonly context: PageContext;
}

/** The reviews of a delivered order's products, with the form for one of them. */
export function Reviews({ order, reviewed, context }: ReviewsProps) {
  const { locale, t } = context;
  const items = reviewItems(order, context);
  const product = productToReview(order, reviewed);
  return (
    <>
      {items.length > 0 ? (
        <FormSection id="reviews" title={t('my-order.reviews.title')}>
          <OrderReviews items={items} />
        </FormSection>
      ) : null}
      {product ? (
        <FormSection
          id={reviewFormId}
          title={t('my-order.review.title', { product: product.name })}
          text={t('my-order.review.text')}
        >
          <FormIsland
            action={postReview.bind(null, locale, order.id, product.id)}
            fields={reviewFields(order, context)}
            requiredNote={t('forms.required-note')}
            submit={t('my-order.review.submit')}
          />
        </FormSection>
      ) : null}
    </>
  );
}
