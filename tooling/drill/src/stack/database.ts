import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@veralune/api/db/open';
import { seedPointsOfSale } from '@veralune/api/points-of-sale/store-points-of-sale';
import { countStock } from '@veralune/api/shop/stock';
import { seed } from '@veralune/api/store/seed';
import { Failure } from '@veralune/dev/failure';
import type { ProcessGroup } from '@veralune/dev/process-group';
import { root } from '@veralune/dev/root';
import { findPostgres, startPrivatePostgres } from '@veralune/dev/testing/private-postgres';
import { markets } from '@veralune/routing';
import pg from 'pg';
import { soldProduct } from '../visits/forms.ts';

const diskMegabytes = 400;
/** More of the product than is ordered. */
const units = 1_000_000;

/** A PostgreSQL server with the shipped content. */
export interface StackDatabase {
  readonly url: string;
  readonly pid: number | undefined;
  readonly halt: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Fills its disk; undefined if it has none of its own, which takes root. */
  readonly fillDisk: (() => void) | undefined;
  readonly freeDisk: () => void;
  /** The first column of the rows of a query. */
  readonly read: (query: string) => Promise<readonly string[]>;
  /** Locks a table for everyone. @returns ends that */
  readonly lock: (table: string) => Promise<() => Promise<void>>;
  readonly stop: () => Promise<void>;
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function fill(url: string): Promise<void> {
  const database = await openDatabase({ url });
  const content = join(root, 'apps/api/content');
  await seed(database.db, content);
  await seedPointsOfSale(database.db, content);
  await countStock(database.db, markets.be.shopId, { productId: soldProduct, size: 0, quantity: units });
  await database.close();
}

export async function startDatabase(processGroup: ProcessGroup): Promise<StackDatabase> {
  const found = findPostgres(process.env);
  if ('missing' in found) throw new Failure(found.missing);
  const disk = mkdtempSync(join(tmpdir(), 'veralune-disk-'));
  const mounting = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', disk]);
  const hasDisk = mounting.status === 0;
  // Also if this process ends early.
  const unmount = (): void => void (hasDisk && spawnSync('umount', ['--lazy', disk]));
  process.once('exit', unmount);
  const filler = join(disk, 'filler');
  const server = await startPrivatePostgres(processGroup, found.folder, hasDisk ? disk : tmpdir());
  await fill(server.url);

  const fillDisk = (): void => {
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(filler, Buffer.alloc(bavail * bsize));
  };
  return {
    url: server.url,
    get pid() {
      return server.pid;
    },
    halt: server.halt,
    start: server.start,
    fillDisk: hasDisk ? fillDisk : undefined,
    freeDisk: () => rmSync(filler, { force: true }),
    read: async (query) => {
      const client = await connected(server.url);
      const { rows } = await client.query<unknown[]>({ text: query, rowMode: 'array' });
      await client.end();
      return rows.map(([first]) => String(first));
    },
    lock: async (table) => {
      const client = await connected(server.url);
      await client.query(`begin; lock table ${table} in access exclusive mode`);
      return () => client.end();
    },
    stop: async () => {
      await server.stop();
      process.off('exit', unmount);
      unmount();
      rmdirSync(disk);
    },
  };
}
