import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../src/db/open.ts';
import { auditLog, catalogueState, resources, searchWords } from '../src/db/schema.ts';
import { prepareDatabase } from '../src/prepare-database.ts';
import { rebuildModels } from '../src/store/rebuild-models.ts';
import { seed } from '../src/store/seed.ts';
import { readState, storedVersion } from '../src/store/state.ts';
import { shippedContent } from './support/catalogues.ts';
import { useContentCopy } from './support/content-copy.ts';
import { openCatalogue } from './support/database.ts';

const content = useContentCopy();
let database: OpenDatabase;
beforeAll(async () => {
  database = await openCatalogue('empty');
});
afterAll(() => database.close());

/** Version, resources and search words, as text. */
async function contents(): Promise<string> {
  const { db } = database;
  const rows = await db.select().from(resources).orderBy(resources.kind, resources.id);
  const words = await db.select().from(searchWords).orderBy(searchWords.lang, searchWords.id);
  return JSON.stringify([await storedVersion(db), rows, words]);
}

describe('a start', () => {
  test('with invalid content leaves an empty database empty', async () => {
    const wrong = content.withEdit(
      'brands/florelune.yaml',
      (text) => text.replace(/color: .*/, 'color: green'),
      () => seed(database.db, content.folder()),
    );
    await expect(wrong).rejects.toThrow();
    expect([await storedVersion(database.db), await database.db.$count(resources)]).toEqual([0, 0]);
  });

  test('seeds an empty database, as one version', async () => {
    await prepareDatabase(database.db, shippedContent);
    expect(await database.db.$count(resources)).toBeGreaterThan(200);
    expect(await storedVersion(database.db)).toBe(1);
    expect(await database.db.select().from(auditLog)).toMatchObject([{ version: 1, action: 'import', kind: null }]);
  });

  test('a second time changes nothing', async () => {
    const before = await contents();
    await prepareDatabase(database.db, shippedContent);
    expect(await contents()).toBe(before);
  });

  test.each([
    ['other content', (text: string) => text.replace(/title: .*/, 'title: Another')],
    ['invalid content', (text: string) => text.replace(/color: .*/, 'color: green')],
  ])('with %s changes nothing', async (_, edit) => {
    const before = await contents();
    await content.withEdit('brands/florelune.yaml', edit, () => prepareDatabase(database.db, content.folder()));
    expect(await contents()).toBe(before);
  });
});

describe('models', () => {
  test('of this code are kept', async () => {
    expect(await rebuildModels(database.db)).toBe(false);
  });

  test('of other code are rebuilt, and nothing else changes', async () => {
    const { db } = database;
    const modelsOf = () =>
      db
        .select({
          kind: resources.kind,
          id: resources.id,
          model: resources.model,
          body: sql`${resources.body}::text`,
          revision: resources.revision,
          refs: resources.refs,
        })
        .from(resources)
        .orderBy(resources.kind, resources.id);
    const before = await modelsOf();
    await db.update(resources).set({ model: '{}', refs: [] }).where(eq(resources.kind, 'product'));
    await db.update(catalogueState).set({ format: 'older' });
    const version = await storedVersion(db);
    expect(await rebuildModels(db)).toBe(true);
    expect(await modelsOf()).toEqual(before);
    expect(await readState(db)).toMatchObject({ version: version + 1 });
    expect(await rebuildModels(db)).toBe(false);
  });

  test('of an empty database are not rebuilt', async () => {
    const empty = await openCatalogue('empty');
    expect(await rebuildModels(empty.db)).toBe(false);
    expect(await storedVersion(empty.db)).toBe(0);
    await empty.close();
  });
});
