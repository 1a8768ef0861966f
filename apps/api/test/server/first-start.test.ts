import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../src/db/open.ts';
import { auditLog, pointsOfSale, resources } from '../../src/db/schema.ts';
import { startApiProcess, type ApiProcess } from '../support/api-process.ts';
import { shippedContent } from '../support/catalogues.ts';
import { createBareDatabase } from '../support/database.ts';

let bare: Awaited<ReturnType<typeof createBareDatabase>>;
let database: OpenDatabase | undefined;
const folder = mkdtempSync(join(tmpdir(), 'veralune-first-start-'));
let instances: ApiProcess[] = [];

beforeAll(async () => {
  bare = await createBareDatabase();
});
afterAll(async () => {
  await Promise.all(instances.map((each) => each.stop()));
  await database?.close();
  await bare.close();
  rmSync(folder, { recursive: true, force: true });
});

test('three instances that start at once on a database without tables migrate and seed it once', async () => {
  instances = await Promise.all(
    ['one', 'two', 'three'].map((name) =>
      startApiProcess({ DATABASE_URL: bare.url, DATA_DIR: join(folder, name), CONTENT_DIR: shippedContent }),
    ),
  );
  const ready = await Promise.all(instances.map(async ({ request }) => (await request('/readyz')).json()));
  expect(ready).toEqual(instances.map(() => ({ status: 'ready', catalogue: 1 })));

  database = await openDatabase({ url: bare.url });
  const entries = await database.db.select().from(auditLog);
  expect(entries.map(({ action, version }) => [action, version])).toEqual([['import', 1]]);
  expect(await database.db.$count(resources)).toBeGreaterThan(500);
  const pharmacies = await database.db.select({ id: pointsOfSale.id }).from(pointsOfSale);
  expect(new Set(pharmacies.map(({ id }) => id)).size).toBe(pharmacies.length);
}, 120_000);
