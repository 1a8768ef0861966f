import type { Locale } from '@veralune/routing';
import { and, eq, inArray } from 'drizzle-orm';
import { richTextOf } from '../../content/rich-text.ts';
import { textsOf } from '../../content/texts.ts';
import type { Database } from '../../db/database.ts';
import { resources } from '../../db/schema.ts';
import { log } from '../../log.ts';
import type { Appendix } from '../../mail/render.ts';
import type { BodyOf } from '../../resources/bodies.ts';

/** Keys of the pages in the content folder. They never change. */
const pageKeys = ['conditions', 'withdrawal-terms'] as const;

/**
 * The conditions of sale and the terms of withdrawal, with its model form, as they are published. A page that is not
 * published is left out and logged as an error: the confirmation of a paid order does not wait for it.
 */
export async function saleTerms(tx: Pick<Database, 'select'>, locale: Locale): Promise<Appendix[]> {
  const rows = await tx
    .select({ key: resources.key, body: resources.body })
    .from(resources)
    .where(and(eq(resources.kind, 'page'), inArray(resources.key, pageKeys), eq(resources.status, 'published')));
  return pageKeys.flatMap((key) => {
    const row = rows.find((each) => each.key === key);
    if (row === undefined) {
      log('error', 'A confirmation of an order has to contain a page that is not published.', { page: key });
      return [];
    }
    const { title, body } = textsOf((row.body as BodyOf<'page'>).texts, locale);
    return [{ title, body: richTextOf(body) }];
  });
}
