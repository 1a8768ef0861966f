import { createApp } from '@veralune/api/app';
import { LiveCatalogue } from '@veralune/api/catalogue/live-catalogue';
import { openDatabase } from '@veralune/api/db/open';
import { listen } from '@veralune/api/serve';
import { seed } from '@veralune/api/store/seed';
import { contentDir } from './paths.ts';

export interface CatalogueServer {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Starts the API in memory with the catalogue of the content folder. It does not serve pictures. */
export async function startCatalogue(now: () => number): Promise<CatalogueServer> {
  const database = await openDatabase({ memory: true });
  await seed(database.db, contentDir);
  const catalogue = await LiveCatalogue.load(database.db, now);
  const app = createApp({ db: database.db, catalogue, now });
  const server = await listen(app, { port: 0, host: '127.0.0.1' });
  return {
    origin: `http://127.0.0.1:${server.port}`,
    close: async () => {
      await server.close();
      catalogue.close();
      await database.close();
    },
  };
}
