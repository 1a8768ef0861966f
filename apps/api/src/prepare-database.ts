import type { Database } from './db/database.ts';
import { log } from './log.ts';
import { seedPointsOfSale } from './points-of-sale/store-points-of-sale.ts';
import { rebuildModels } from './store/rebuild-models.ts';
import { seed } from './store/seed.ts';

/** Seeds an empty database from the content folder, and rebuilds derived columns that other code made. */
export async function prepareDatabase(db: Database, contentDir: string): Promise<void> {
  const seeded = await seed(db, contentDir);
  if (seeded !== null) log('info', 'The empty database was seeded.', { resources: seeded });
  const pointsOfSale = await seedPointsOfSale(db, contentDir);
  if (pointsOfSale !== null) log('info', 'The empty table of pharmacies was seeded.', { pointsOfSale });
  if (await rebuildModels(db))
    log('info', 'Models and search words were rebuilt, because the code that makes them changed.');
}
