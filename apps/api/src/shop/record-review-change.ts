import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { auditLog, resources } from '../db/schema.ts';
import { lockState, raiseVersion } from '../store/state.ts';

/**
 * Records that other reviews of a product are published, as a version of the catalogue: answers get another ETag, and
 * sites render the pages with these reviews again.
 */
export async function recordReviewChange(tx: Database, productId: number, now: number): Promise<void> {
  await lockState(tx);
  const [product] = await tx
    .select({ key: resources.key })
    .from(resources)
    .where(and(eq(resources.kind, 'product'), eq(resources.id, productId)));
  if (product === undefined) return;
  const version = await raiseVersion(tx);
  const change = { version, at: new Date(now), actor: 'reviews', action: 'review' } as const;
  await tx.insert(auditLog).values({ ...change, kind: 'product', resourceId: productId, key: product.key });
}
