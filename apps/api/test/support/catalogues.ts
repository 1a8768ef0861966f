import { join } from 'node:path';
import { readValidContent } from '../../src/content/read.ts';
import type { Database } from '../../src/db/database.ts';
import { generateProducts } from '../../src/import/generate.ts';
import { seedPointsOfSale } from '../../src/points-of-sale/store-points-of-sale.ts';
import { seedContent } from '../../src/store/seed.ts';

export const shippedContent = join(import.meta.dirname, '../../content');

/** Databases for tests: without rows, with the shipped content, with generated products. */
export const catalogueNames = ['empty', 'shipped', 'generated'] as const;
export type CatalogueName = (typeof catalogueNames)[number];

const generatedProducts = 300;

/** Fills a migrated database. */
export async function fill(db: Database, name: CatalogueName): Promise<void> {
  if (name === 'empty') return;
  const shipped = readValidContent(shippedContent);
  const content = name === 'shipped' ? shipped : generateProducts(shipped, { count: generatedProducts });
  await seedContent(db, content);
  if (name === 'shipped') await seedPointsOfSale(db, shippedContent);
}
