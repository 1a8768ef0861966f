import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../src/db/database.ts';
import { auditLog } from '../../src/db/schema.ts';
import { startApiProcess, type ApiProcess } from '../support/api-process.ts';
import { scope } from '../support/api.ts';
import { shippedContent } from '../support/catalogues.ts';
import { openCatalogue, type TestDatabase } from '../support/database.ts';
import { editorWith, newSecret, type Editor } from '../support/editor.ts';

const visibleWithinMs = 1_000;

/** Two processes on one database; the embedded engine lets one in. */
describe('two instances on one server', { timeout: 90_000 }, () => {
  let database: TestDatabase;
  let [one, other]: (ApiProcess | undefined)[] = [];
  let editor: Editor;
  const folder = mkdtempSync(join(tmpdir(), 'veralune-instances-'));

  beforeAll(async () => {
    database = await openCatalogue('empty');
    const variables = (name: string): Record<string, string> => ({
      DATABASE_URL: database.url ?? '',
      DATA_DIR: join(folder, name),
      CONTENT_DIR: shippedContent,
    });
    [one, other] = await Promise.all(['one', 'other'].map((name) => startApiProcess(variables(name))));
    editor = editorWith(instance(one), await newSecret(database.db));
  }, 90_000);
  afterAll(async () => {
    await Promise.all([one?.stop(), other?.stop()]);
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const instance = (started: ApiProcess | undefined): ApiProcess => {
    if (started === undefined) throw new Error('Instances run only while tests do');
    return started;
  };

  const settingIn = async ({ request }: ApiProcess, code: string): Promise<string | undefined> => {
    const settings = (await (await request(`/setting?${scope('es-es')}`)).json()) as {
      code: string;
      values: { value: string }[];
    }[];
    return settings.find((setting) => setting.code === code)?.values[0]?.value;
  };

  /** Writes a setting through one instance, and resolves to the milliseconds until the other one shows it. */
  const delayOf = async (code: string): Promise<number> => {
    const value = randomUUID();
    expect((await editor.create('setting', { data: { market: 'es', code, value } })).status).toBe(201);
    const start = performance.now();
    while ((await settingIn(instance(other), code)) !== value) {
      if (performance.now() - start > 5 * visibleWithinMs) throw new Error('The write is not shown');
      await pause(5);
    }
    return performance.now() - start;
  };

  test('that start at once seed an empty database once', async () => {
    const imports = (await database.db.select().from(auditLog)).filter(({ action }) => action === 'import');
    expect(imports).toHaveLength(1);
    const answers = await Promise.all(
      [one, other].map(async (each) => (await instance(each).request(`/url?${scope('fr-be')}`)).text()),
    );
    expect(new Set(answers).size).toBe(1);
  });

  test('show a write through the other one within a second', async () => {
    expect(await delayOf('first')).toBeLessThan(visibleWithinMs);
  });

  test('show it though their notifications were cut off just before', async () => {
    const cut = await rowsOf<{ cut: boolean }>(
      database.db,
      sql`select pg_terminate_backend(pid) as cut from pg_stat_activity
          where datname = current_database() and query ilike 'listen %'`,
    );
    expect(cut).toEqual([{ cut: true }, { cut: true }]);
    expect(await delayOf('second')).toBeLessThan(visibleWithinMs);
  });

  test('give one version one ETag', async () => {
    const tagOf = async (each: ApiProcess | undefined): Promise<string | null> =>
      (
        await instance(each).request(`/product?${scope('de-de')}`, { headers: { 'accept-encoding': 'identity' } })
      ).headers.get('etag');
    await expect.poll(() => tagOf(other)).toBe(await tagOf(one));
  });

  test('make one version of what appears by its date', async () => {
    const record = await editor.read('product', 102);
    if (record === null) throw new Error('The product can not be read');
    const from = new Date(Date.now() + 2_000).toISOString();
    expect((await editor.replace('product', record, { publish_from: from })).status).toBe(200);
    const statusIn = async (each: ApiProcess | undefined): Promise<number> =>
      (await instance(each).request(`/product/102?${scope('fr-be')}`)).status;
    expect(await statusIn(one)).toBe(404);
    for (const each of [one, other]) await expect.poll(() => statusIn(each), { timeout: 5_000 }).toBe(200);
    // Both timers have fired by now; a second version would have come with them.
    await pause(500);
    const turned = (await database.db.select().from(auditLog)).filter(({ action }) => action === 'turn');
    expect(turned.map(({ resourceId }) => resourceId)).toEqual([102]);
  });
});
