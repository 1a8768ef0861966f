import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/db/open.ts';
import { catalogueNames, fill } from './catalogues.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the dumps that embedded databases start from. */
    dumps: string | null;
    /** URL of a server with a database `<prefix><name>` for each catalogue. */
    server: { readonly url: string; readonly prefix: string } | null;
  }
}

/** Makes dumps of an embedded database once, because opening a dump takes only half a second. */
async function makeDumps(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'veralune-api-'));
  const { db, dump, close } = await openDatabase({ memory: true });
  for (const name of catalogueNames) {
    await fill(db, name);
    if (dump) writeFileSync(join(folder, name), Buffer.from(await (await dump()).arrayBuffer()));
  }
  await close();
  project.provide('dumps', folder);
  project.provide('server', null);
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function makeDatabases(project: TestProject, url: string): Promise<() => Promise<void>> {
  const prefix = `veralune_test_${String(process.pid)}_`;
  for (const name of catalogueNames) {
    await onServer(url, `create database ${prefix}${name}`);
    const { db, close } = await openDatabase({ url: databaseUrl(url, prefix + name) });
    await fill(db, name);
    await close();
  }
  project.provide('dumps', null);
  project.provide('server', { url, prefix });
  return async () => {
    for (const name of catalogueNames) await onServer(url, `drop database ${prefix}${name} with (force)`);
  };
}

/** The tests run on embedded PostgreSQL, or on the server of `TEST_DATABASE_URL`. */
export default (project: TestProject): Promise<() => void | Promise<void>> => {
  const url = process.env['TEST_DATABASE_URL'];
  return url ? makeDatabases(project, url) : makeDumps(project);
};
