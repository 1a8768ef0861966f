import type { OpenDatabase } from '../../src/db/open.ts';
import { openDatabase } from '../../src/db/open.ts';
import type { CatalogueName } from './catalogues.ts';
import { openCatalogue } from './database.ts';
import { startStoppableProxy } from './stoppable-proxy.ts';

export interface StoppableDatabase extends OpenDatabase {
  /** From now on queries get neither a result nor an error. */
  readonly stop: () => Promise<void>;
  readonly resume: () => Promise<void>;
}

/** The embedded engine runs one transaction at a time: one that does not end blocks all others. */
function stoppedByTransaction(database: OpenDatabase): StoppableDatabase {
  let end = (): void => undefined;
  let transaction: Promise<void> = Promise.resolve();
  return {
    ...database,
    stop: () =>
      new Promise((started) => {
        transaction = database.db.transaction(async () => {
          started();
          await new Promise<void>((resolve) => {
            end = resolve;
          });
        });
      }),
    resume: () => {
      end();
      return transaction;
    },
  };
}

async function stoppedByProxy(direct: OpenDatabase, url: string): Promise<StoppableDatabase> {
  const address = new URL(url);
  const proxy = await startStoppableProxy({ host: address.hostname, port: Number(address.port || 5_432) });
  address.host = `127.0.0.1:${String(proxy.port)}`;
  const database = await openDatabase({ url: address.href });
  return {
    ...database,
    stop: () => Promise.resolve(proxy.stop()),
    resume: () => Promise.resolve(proxy.resume()),
    close: async () => {
      await database.close();
      await proxy.close();
      await direct.close();
    },
  };
}

/** A database that can be stopped: a server behind a proxy, or the embedded engine blocked by a transaction. */
export async function openStoppable(name: CatalogueName): Promise<StoppableDatabase> {
  const database = await openCatalogue(name);
  return database.url === undefined ? stoppedByTransaction(database) : stoppedByProxy(database, database.url);
}
