import type { Locale } from '@veralune/routing';
import { and, eq } from 'drizzle-orm';
import type { WordsOf } from '../catalogue/words.ts';
import type { Database } from '../db/database.ts';
import { texts } from '../db/schema.ts';

/** The long texts of a product: too many to hold in memory, so they are read when asked for. */
export const productWords = async (db: Database, locale: Locale, id: number): Promise<WordsOf['product']> => {
  const [row] = await db
    .select({ data: texts.data })
    .from(texts)
    .where(and(eq(texts.kind, 'product'), eq(texts.locale, locale), eq(texts.entityId, id)));
  if (!row) throw new Error(`Product ${String(id)} has no words in ${locale}`);
  return row.data as WordsOf['product'];
};
