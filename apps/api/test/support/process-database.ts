import { mkdirSync, mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { folders } from '../../src/content/folders.ts';
import { openDatabase, type OpenDatabase } from '../../src/db/open.ts';
import type { CatalogueName } from './catalogues.ts';
import { openCatalogue } from './database.ts';

/** A database for processes of the API, on the engine of the tests. */
export interface ProcessDatabase {
  /** Environment variables of the process. */
  readonly variables: Readonly<Record<string, string>>;
  /** URL of the database; undefined for the embedded engine. */
  readonly url: string | undefined;
  /** Runs `work` on the database. No process may use it at that time. */
  readonly between: <Result>(work: (database: OpenDatabase) => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** A content folder without files. The database is already seeded, and without pictures no variants are made. */
function emptyContent(folder: string): string {
  const content = join(folder, 'content');
  for (const name of Object.keys(folders)) mkdirSync(join(content, name), { recursive: true });
  return content;
}

/** Puts a dump into the data folder of an embedded database, which is faster than to fill one. */
async function restore(name: CatalogueName, folder: string): Promise<void> {
  const loadDataDir = await openAsBlob(join(inject('dumps') ?? '', name));
  const client = await PGlite.create({ dataDir: join(folder, 'catalogue'), loadDataDir });
  await client.close();
}

async function inFolder(folder: string, name: CatalogueName): Promise<ProcessDatabase> {
  const between: ProcessDatabase['between'] = async (work) => {
    const database = await openDatabase({ dataDir: folder });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  await restore(name, folder);
  return {
    variables: { DATA_DIR: folder, CONTENT_DIR: emptyContent(folder) },
    url: undefined,
    between,
    close: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  };
}

/** A new database that holds a catalogue, for processes that `startApiProcess` starts. */
export async function openProcessDatabase(name: CatalogueName): Promise<ProcessDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'veralune-process-'));
  if (!process.env['TEST_DATABASE_URL']) return inFolder(folder, name);
  const database = await openCatalogue(name);
  return {
    variables: { DATA_DIR: folder, CONTENT_DIR: emptyContent(folder), DATABASE_URL: database.url ?? '' },
    url: database.url,
    between: (work) => work(database),
    close: async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
