import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { Database } from './database.ts';
import { takeLock } from './lock.ts';
import { errorCode, errorMessage, StartError } from '../start-error.ts';
import { isDiskFull } from './disk.ts';
import { bulkLimits, requestLimits } from './limits.ts';

export interface OpenDatabase {
  /** For imports and for loading the catalogue: statements can take minutes. */
  readonly db: Database;
  /** The same database for requests: queries time out after seconds. */
  readonly requestDb: Database;
  readonly engine: 'embedded' | 'server';
  /** A copy of the whole database, from which another one can be opened. Embedded databases only. */
  readonly dump?: () => Promise<Blob>;
  readonly close: () => Promise<void>;
}

export type DatabaseOptions =
  /** A PostgreSQL server. */
  | { readonly url: string }
  /** Embedded PostgreSQL in this folder. Uses a lock file, because two processes would corrupt the folder. */
  | { readonly dataDir: string }
  /** Embedded PostgreSQL in memory, empty or from a dump. */
  | { readonly memory: true; readonly dump?: Blob };

const migrations = { migrationsFolder: join(import.meta.dirname, '../../drizzle') };
const casing = 'snake_case' as const;
/** Key of the advisory lock that prevents instances from migrating at the same time. Any unused number. */
const migrationLock = 4_100_417;

function createPool(url: string, limits: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, ...limits });
  // The pool replaces a broken connection, and the query on it fails. Without listeners, the error of a connection that is idle,
  // or waits within a transaction, would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function migrateOnServer(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrateServer(drizzleServer({ client, casing }), migrations);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).finally(() => {
      client.release();
    });
  }
}

async function openServer(url: string): Promise<OpenDatabase> {
  const bulk = createPool(url, { ...bulkLimits, max: 2 });
  try {
    await migrateOnServer(bulk);
  } catch (thrown) {
    await bulk.end();
    throw new StartError(`The database of DATABASE_URL can't be used: ${reasonOf(thrown)}.`, { cause: thrown });
  }
  const requests = createPool(url, { ...requestLimits, max: 10 });
  return {
    db: drizzleServer({ client: bulk, casing }),
    requestDb: drizzleServer({ client: requests, casing }),
    engine: 'server',
    close: async () => {
      await Promise.all([bulk.end(), requests.end()]);
    },
  };
}

/**
 * Drizzle wraps the driver's errors. A refused connection to a host with two addresses is an AggregateError without a
 * message.
 */
function reasonOf(thrown: unknown): string {
  if (thrown instanceof AggregateError) return thrown.errors.map(errorMessage).join(', ');
  if (thrown instanceof Error && thrown.cause !== undefined) return reasonOf(thrown.cause);
  return thrown instanceof Error ? errorMessage(thrown).replace(/\.$/, '') : 'the database gives no reason';
}

/** The API caches the data itself, so PostgreSQL's default of 128 MB for shared buffers would waste memory. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

async function openEmbedded(options: PGliteOptions): Promise<OpenDatabase> {
  const client = await PGlite.create({ ...options, startParams });
  const db = drizzleEmbedded({ client, casing });
  await migrateEmbedded(db, migrations);
  return { db, requestDb: db, engine: 'embedded', dump: () => client.dumpDataDir('none'), close: () => client.close() };
}

function unusableFolder(folder: string, thrown: unknown): StartError {
  const code = errorCode(thrown);
  if (isDiskFull(folder, thrown))
    return new StartError(`The disk of the data folder ${folder} is full: free some space and start again.`);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new StartError(
      `The data folder ${folder} can't be written (${code}): correct its permissions or name another one with DATA_DIR.`,
    );
  }
  return new StartError(
    `The data folder ${folder} can't be opened (${reasonOf(thrown)}): ` +
      'move it away and start again. A new database is filled from the content folder, without later edits.',
    { cause: thrown },
  );
}

async function openFolder(dataDir: string): Promise<OpenDatabase> {
  const folder = resolve(dataDir, 'catalogue');
  try {
    mkdirSync(folder, { recursive: true });
    const lock = await takeLock(`${folder}.lock`);
    try {
      const open = await openEmbedded({ dataDir: folder });
      return { ...open, close: () => open.close().finally(lock.release) };
    } catch (thrown) {
      lock.release();
      throw thrown;
    }
  } catch (thrown) {
    throw thrown instanceof StartError ? thrown : unusableFolder(folder, thrown);
  }
}

/**
 * Opens the database and runs migrations.
 * @throws StartError if a person must fix the configuration or the environment
 */
export function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if ('url' in options) return openServer(options.url);
  if ('dataDir' in options) return openFolder(options.dataDir);
  return openEmbedded(options.dump ? { loadDataDir: options.dump } : {});
}
