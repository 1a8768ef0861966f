import type { Database } from './db/database.ts';
import { log } from './log.ts';
import { remakeModels } from './store/remake-models.ts';
import { seed } from './store/seed.ts';

/** Seeds an empty database from the content folder, and makes again what older code derived from the resources. */
export async function prepareDatabase(db: Database, contentDir: string): Promise<void> {
  const seeded = await seed(db, contentDir);
  if (seeded !== null) log('info', 'The empty database was seeded.', { resources: seeded });
  if (await remakeModels(db)) log('info', 'Models and search words were made again by newer code.');
}
