import { and, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import { richTextOf } from '../../content/rich-text.ts';
import { textsOf } from '../../content/texts.ts';
import type { Database } from '../../db/database.ts';
import { resources } from '../../db/schema.ts';
import { log } from '../../log.ts';
import { localeOfOrder } from '../../mail/order-mails.ts';
import type { Appendix } from '../../mail/render.ts';
import type { BodyOf } from '../../resources/bodies.ts';
import type { OrderRow } from './change-status.ts';

/** Keys of the pages in the content folder. They never change. */
const pageKeys = ['conditions', 'withdrawal-terms'] as const;

/**
 * The conditions of sale and the terms of withdrawal with their model form, in the locale of an order, as visitors see them
 * at `now` (milliseconds since 1970). A page that is not published then is left out and logged as an error: the confirmation
 * of a paid order does not wait for it.
 */
export async function saleTerms(
  tx: Pick<Database, 'select'>,
  order: Pick<OrderRow, 'shopId' | 'lang'>,
  now: number,
): Promise<Appendix[]> {
  const at = new Date(now);
  const rows = await tx
    .select({ key: resources.key, body: resources.body })
    .from(resources)
    .where(
      and(
        eq(resources.kind, 'page'),
        inArray(resources.key, pageKeys),
        eq(resources.status, 'published'),
        or(isNull(resources.publishFrom), lte(resources.publishFrom, at)),
        or(isNull(resources.publishTo), gt(resources.publishTo, at)),
      ),
    );
  return pageKeys.flatMap((key) => {
    const row = rows.find((each) => each.key === key);
    if (row === undefined) {
      log('error', 'A confirmation of an order has to contain a page that is not published.', { page: key });
      return [];
    }
    const { title, body } = textsOf((row.body as BodyOf<'page'>).texts, localeOfOrder(order));
    return [{ title, body: richTextOf(body) }];
  });
}
