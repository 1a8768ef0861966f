import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { auditLog, resources } from '../db/schema.ts';
import { reviews } from '../shop/after-sales-schema.ts';
import { lockState, raiseVersion } from '../store/state.ts';
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

/** Records a change of the product, so that caches of its answers are asked again. */
async function touchProduct(tx: Database, productId: number, now: number): Promise<void> {
  await lockState(tx);
  const [product] = await tx
    .select({ key: resources.key })
    .from(resources)
    .where(and(eq(resources.kind, 'product'), eq(resources.id, productId)));
  if (product === undefined) return;
  const version = await raiseVersion(tx);
  const change = { version, at: new Date(now), actor: 'reviews', action: 'update' } as const;
  await tx.insert(auditLog).values({ ...change, kind: 'product', resourceId: productId, key: product.key });
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
    const [review] = await tx
      .update(reviews)
      .set({ state: states[action], ...(reply !== undefined && { reply }) })
      .where(eq(reviews.id, Number(id)))
      .returning({ productId: reviews.productId });
    if (review === undefined) throw new UsageError(`There is no review ${id}.`);
    await touchProduct(tx, review.productId, now);
    return `Review ${id} is ${states[action]}.`;
  });
}
