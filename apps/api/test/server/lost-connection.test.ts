import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '../../src/db/database.ts';
import { openDatabase } from '../../src/db/open.ts';
import { openCatalogue } from '../support/database.ts';

test('a connection that is lost within a transaction fails that transaction only', async () => {
  const database = await openCatalogue('empty');
  const opened = await openDatabase({ url: database.url ?? '' });
  const unfinished = opened.requestDb.transaction(async (tx) => {
    const [own] = await rowsOf<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
    await opened.db.execute(sql`select pg_terminate_backend(${own?.pid})`);
    // Between two queries, when the driver has none to reject.
    await pause(200);
    await tx.execute(sql`select 1`);
  });
  await expect(unfinished).rejects.toThrow();
  expect(await rowsOf(opened.requestDb, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await opened.close();
  await database.close();
});
