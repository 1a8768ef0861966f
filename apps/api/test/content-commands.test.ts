import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { marketIds } from '@veralune/routing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { LiveCatalogue } from '../src/catalogue/live-catalogue.ts';
import { differencesOf, differenceText } from '../src/content-commands/compare.ts';
import { exportContent } from '../src/content-commands/export.ts';
import { importContent } from '../src/content-commands/import.ts';
import { readResources } from '../src/content-commands/read-resources.ts';
import { folderNames } from '../src/content/folders.ts';
import { ContentError } from '../src/content/problem.ts';
import { readValidContent } from '../src/content/read.ts';
import type { OpenDatabase } from '../src/db/open.ts';
import { auditLog } from '../src/db/schema.ts';
import { resourcesOf } from '../src/resources/from-content.ts';
import { storedVersion } from '../src/store/state.ts';
import { undoLastChange } from '../src/store/write-resource.ts';
import { shippedContent } from './support/catalogues.ts';
import { useContentCopy } from './support/content-copy.ts';
import { openCatalogue } from './support/database.ts';

const content = useContentCopy();
let database: OpenDatabase;
beforeAll(async () => {
  database = await openCatalogue('shipped');
});
afterAll(() => database.close());

async function importFolder(): Promise<string[]> {
  return (await importContent(database.db, readValidContent(content.folder()))).map(differenceText);
}

const brand = 'brands/florelune.yaml';

function withTitle(text: string): string {
  return text.replace(/title: .*/, 'title: Florelune labo');
}

describe('an import', () => {
  test('of the same content changes nothing', async () => {
    const before = await storedVersion(database.db);
    expect(await importFolder()).toEqual([]);
    expect(await storedVersion(database.db)).toBe(before);
  });

  test('writes only the changes, as one version, and undo reverts it', async () => {
    const before = await storedVersion(database.db);
    const changed = await content.withEdit(brand, withTitle, importFolder);
    expect(changed).toEqual(['~ brand/florelune\n    body.texts.fr.title: "Florelune" → "Florelune labo"']);
    const entries = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.version, before + 1));
    expect(entries).toMatchObject([{ action: 'import', actor: 'content', kind: 'brand', key: 'florelune' }]);
    const admin = { name: 'Ada', role: 'admin', markets: marketIds } as const;
    expect(await undoLastChange(database.db, admin, { kind: 'brand', id: 1 })).toMatchObject({ ok: true });
    expect(await importFolder()).toEqual([]);
  });

  test('ignores comments', async () => {
    expect(await content.withEdit(brand, (text) => `# by hand\n${text}`, importFolder)).toEqual([]);
  });

  test('changes nothing if a file is invalid', async () => {
    const before = await storedVersion(database.db);
    const wrong = content.withEdit(brand, (text) => text.replace(/color: .*/, 'color: green'), importFolder);
    await expect(wrong).rejects.toBeInstanceOf(ContentError);
    expect(await storedVersion(database.db)).toBe(before);
  });

  test('adds and removes resources, and a running API shows it', async () => {
    const catalogue = await LiveCatalogue.load(database.db);
    const app = createApp({ db: database.db, catalogue });
    const rule = async (): Promise<unknown> => (await app.request('/redirection?shop_id=1&lang=fr&urls=/gone')).json();
    expect(await rule()).toBe(null);

    // The new rule is the first of the file, so it has the first id of the file.
    const withRule = (text: string): string => `- { from: /gone, to: /fr, type: 302 }\n${text}`;
    const added = await content.withEdit('redirections/be.yaml', withRule, importFolder);
    expect(added[0]).toBe('+ redirection/be:/gone');
    await catalogue.refresh();
    expect(await rule()).toEqual({ type: 302, url: '/fr' });

    expect(await importFolder()).toContain('- redirection/be:/gone');
    await catalogue.refresh();
    expect(await rule()).toBe(null);
    catalogue.close();
  });

  test('keeps the id in the database, even if the file has another one', async () => {
    const changed = await content.withEdit(
      brand,
      (text) => withTitle(text).replace(/^id: 1$/m, 'id: 900'),
      async () => {
        await importFolder();
        return (await readResources(database.db)).find(({ kind, key }) => kind === 'brand' && key === 'florelune');
      },
    );
    expect(changed).toMatchObject({ id: 1, body: { texts: { fr: { title: 'Florelune labo' } } } });
    await importFolder();
  });
});

test('a comparison lists the changes of an import', async () => {
  const stored = await readResources(database.db);
  const wanted = resourcesOf(readValidContent(shippedContent));
  expect(differencesOf(stored, wanted)).toEqual([]);
  const without = wanted.filter(({ key }) => key !== 'florelune-lactase');
  expect(differencesOf(stored, without).map(differenceText)).toContain('- product/florelune-lactase');
  expect(differencesOf(without, wanted).map(differenceText)).toContain('+ product/florelune-lactase');
});

describe('an export', () => {
  let target = '';
  beforeAll(() => {
    target = mkdtempSync(join(tmpdir(), 'veralune-export-'));
  });
  afterAll(() => {
    rmSync(target, { recursive: true, force: true });
  });

  const filesOf = (root: string): Map<string, string> =>
    new Map(
      folderNames.flatMap((folder) =>
        readdirSync(join(root, folder))
          .toSorted()
          .map((name) => [`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8')] as const),
      ),
    );

  test('of the shipped content gives the shipped files, byte by byte', async () => {
    const exported = exportContent(target, await readResources(database.db));
    const shipped = filesOf(shippedContent);
    expect(exported).toEqual({ written: shipped.size, removed: 0, unchanged: 0 });
    const written = filesOf(target);
    expect([...written.keys()]).toEqual([...shipped.keys()]);
    expect([...shipped].flatMap(([path, text]) => (written.get(path) === text ? [] : path))).toEqual([]);
  });

  test('does not write unchanged files, and removes files of deleted resources', async () => {
    const all = await readResources(database.db);
    const again = exportContent(target, all);
    expect([again.written, again.removed]).toEqual([0, 0]);
    const [gone] = all.filter(({ kind }) => kind === 'faq');
    const fewer = exportContent(
      target,
      all.filter((resource) => resource !== gone),
    );
    expect([fewer.written, fewer.removed]).toEqual([0, 1]);
  });
});
