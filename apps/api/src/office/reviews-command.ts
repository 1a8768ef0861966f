import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { reviews } from '../shop/after-sales-schema.ts';
import { recordReviewChange } from '../shop/record-review-change.ts';
import { minuteText, tableText } from './table.ts';
import { UsageError } from './usage-error.ts';

export interface ReviewsOptions {
  readonly action?: string | undefined;
  readonly id?: string | undefined;
  readonly reply?: string | undefined;
}

const usage = 'npm run office -- reviews [publish|reject <id> [--reply "…"]]';
const states = { publish: 'published', reject: 'rejected' } as const;

async function showPending(db: Database): Promise<string> {
  const rows = await db.select().from(reviews).where(eq(reviews.state, 'pending')).orderBy(asc(reviews.writtenAt));
  if (rows.length === 0) return 'No review waits.';
  return tableText([
    ['id', 'written', 'product', 'stars', 'author', 'title', 'text'],
    ...rows.map(({ id, writtenAt, productId, rating, author, title, text }) => [
      ...[String(id), minuteText(writtenAt), String(productId), String(rating), author, title],
      text.replaceAll(/\s+/g, ' '),
    ]),
  ]);
}

/**
 * Lists the reviews that wait, or decides about one.
 * @throws UsageError
 */
export function runReviewsCommand(
  db: Database,
  { action, id = '', reply }: ReviewsOptions,
  now: number,
): Promise<string> {
  if (action === undefined) return showPending(db);
  if ((action !== 'publish' && action !== 'reject') || !/^\d{1,9}$/.test(id)) throw new UsageError(usage);
  return db.transaction(async (tx) => {
    const isReview = eq(reviews.id, Number(id));
    const [review] = await tx.select().from(reviews).where(isReview).for('update');
    if (review === undefined) throw new UsageError(`There is no review ${id}.`);
    const state = states[action];
    await tx
      .update(reviews)
      .set({ state, ...(reply !== undefined && { reply }) })
      .where(isReview);
    if (review.state === 'published' || state === 'published') await recordReviewChange(tx, review.productId, now);
    return `Review ${id} is ${state}.`;
  });
}
