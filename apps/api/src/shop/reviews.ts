import {
  reviewsPerPage,
  type LineProduct,
  type OrderReview,
  type ReviewAccess,
  type Reviews,
} from '@veralune/api-client/contract';
import type { ReviewInput } from '@veralune/forms/schemas';
import { languageOf, type Locale } from '@veralune/routing';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { conflict } from './errors.ts';
import { reviews } from './after-sales-schema.ts';
import type { OrderRow } from './orders/change-status.ts';
import { orderLines, orders } from './schema.ts';
import type { Shopper } from './shopper.ts';

const stars = [5, 4, 3, 2, 1] as const;

function isShown(shopId: number, productId: number) {
  return and(eq(reviews.shopId, shopId), eq(reviews.productId, productId), eq(reviews.state, 'published'));
}

/** The mean of ratings with one decimal; null without any. */
function averageOf(distribution: readonly number[]): number | null {
  const total = distribution.reduce((sum, each) => sum + each, 0);
  const points = distribution.reduce((sum, each, index) => sum + each * (stars[index] ?? 0), 0);
  return total === 0 ? null : Math.round((points / total) * 10) / 10;
}

/** The published reviews of a product. @param page counted from 1 */
export async function readReviews(
  db: Pick<Database, 'select'>,
  { shopId, productId, page }: { readonly shopId: number; readonly productId: number; readonly page: number },
): Promise<Reviews> {
  const counts = await db
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(isShown(shopId, productId))
    .groupBy(reviews.rating);
  const distribution = stars.map((star) => counts.find(({ rating }) => rating === star)?.count ?? 0);
  const rows = await db
    .select()
    .from(reviews)
    .where(isShown(shopId, productId))
    .orderBy(desc(reviews.writtenAt), desc(reviews.id))
    .limit(reviewsPerPage)
    .offset((page - 1) * reviewsPerPage);
  return {
    items: rows.map(({ id, rating, title, text, author, writtenAt, reply }) => ({
      ...{ id, rating, title, text, author, reply },
      written_at: writtenAt.toISOString(),
    })),
    total: distribution.reduce((sum, each) => sum + each, 0),
    average: averageOf(distribution),
    distribution,
  };
}

/** Whether the visitor can review a product: customers with a delivered order of it, once. */
export async function accessToReview(
  db: Pick<Database, 'select'>,
  { customer, shopId }: Pick<Shopper, 'customer' | 'shopId'>,
  productId: number,
): Promise<ReviewAccess> {
  if (customer === null) return 'login_required';
  const [written] = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.shopId, shopId), eq(reviews.productId, productId), eq(reviews.customerId, customer.id)));
  if (written !== undefined) return 'already_written';
  const [bought] = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        ...[eq(orders.customerId, customer.id), eq(orders.shopId, shopId), eq(orders.status, 'delivered')],
        eq(orderLines.productId, productId),
      ),
    )
    .limit(1);
  return bought === undefined ? 'not_delivered' : 'allowed';
}

/** The reviews of a delivered order's products. A product that the shop no longer sells can't be reviewed any more. */
export async function reviewsOfOrder(
  db: Pick<Database, 'select'>,
  { customerId, shopId, status }: Pick<OrderRow, 'customerId' | 'shopId' | 'status'>,
  products: readonly Pick<LineProduct, 'id' | 'slug'>[],
): Promise<OrderReview[]> {
  if (customerId === null || status !== 'delivered') return [];
  const ids = [...new Set(products.map(({ id }) => id))];
  const written = await db
    .select({ productId: reviews.productId, state: reviews.state })
    .from(reviews)
    .where(and(...[eq(reviews.shopId, shopId), eq(reviews.customerId, customerId)], inArray(reviews.productId, ids)));
  return ids.flatMap((product): OrderReview[] => {
    const state = written.find(({ productId }) => productId === product)?.state;
    const isSold = products.some(({ id, slug }) => id === product && slug !== null);
    return state === undefined && !isSold ? [] : [{ product, state: state ?? 'open' }];
  });
}

export interface NewReview {
  readonly shopper: Pick<Shopper, 'customer' | 'shopId'>;
  readonly locale: Locale;
  readonly productId: number;
  readonly input: ReviewInput;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const refusals = {
  not_delivered: 'Only customers with a delivered order of the product can review it.',
  already_written: 'The customer has reviewed the product.',
} as const;

/**
 * Stores a review, which waits for the office.
 * @throws HttpError 409
 */
export async function writeReview(db: Database, { shopper, locale, productId, input, now }: NewReview): Promise<void> {
  const access = await accessToReview(db, shopper, productId);
  if (access === 'not_delivered' || access === 'already_written') throw conflict(access, refusals[access]);
  const { rating, title, text, author } = input;
  const stored = await db
    .insert(reviews)
    .values({
      ...{ shopId: shopper.shopId, lang: languageOf(locale), productId, customerId: shopper.customer?.id ?? null },
      ...{ rating: Number(rating), title, text, author, state: 'pending', writtenAt: new Date(now) },
    })
    .onConflictDoNothing()
    .returning({ id: reviews.id });
  if (stored.length === 0) throw conflict('already_written', refusals.already_written);
}
