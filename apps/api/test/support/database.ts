import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../src/db/open.ts';
import type { CatalogueName } from './catalogues.ts';

function withName(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function statement(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}

export interface TestDatabase extends OpenDatabase {
  /** URL of a database on a server. */
  readonly url?: string;
}

let copies = 0;

/** A copy of a server's database that the test can write to. */
async function copyOnServer(
  { url, prefix }: { url: string; prefix: string },
  name: CatalogueName,
): Promise<TestDatabase> {
  copies += 1;
  const copy = `${prefix}copy_${String(process.pid)}_${String(copies)}`;
  await statement(url, `create database ${copy} template ${prefix}${name}`);
  const copyUrl = withName(url, copy);
  const open = await openDatabase({ url: copyUrl });
  return {
    ...open,
    url: copyUrl,
    close: async () => {
      await open.close();
      await statement(url, `drop database ${copy} with (force)`);
    },
  };
}

/** A database on the server without tables. Tests of the embedded engine must not call this. */
export async function createBareDatabase(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const server = inject('server');
  if (!server) throw new Error('There is no PostgreSQL server.');
  copies += 1;
  const name = `${server.prefix}bare_${String(process.pid)}_${String(copies)}`;
  await statement(server.url, `create database ${name}`);
  return {
    url: withName(server.url, name),
    close: () => statement(server.url, `drop database ${name} with (force)`),
  };
}

/** A new database with a catalogue for one test. The caller closes it. */
export async function openCatalogue(name: CatalogueName): Promise<TestDatabase> {
  const server = inject('server');
  if (server) return copyOnServer(server, name);
  return openDatabase({ memory: true, dump: await openAsBlob(join(inject('dumps') ?? '', name)) });
}
