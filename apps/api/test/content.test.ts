import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { LiveCatalogue } from '../src/catalogue/live-catalogue.ts';
import { ContentError, problemText } from '../src/content/problem.ts';
import { readValidContent } from '../src/content/read.ts';
import type { OpenDatabase } from '../src/db/open.ts';
import { products, texts } from '../src/db/schema.ts';
import { importFolder, storedVersion } from '../src/import/import.ts';
import { shippedContent } from './support/catalogues.ts';
import { openCatalogue } from './support/database.ts';

/** A copy of the shipped content that the test may spoil. */
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'veralune-content-'));
  cpSync(shippedContent, folder, { recursive: true });
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Runs `act` while `file` reads otherwise. */
const withEdit = async <Result>(
  file: string,
  edit: (text: string) => string,
  act: () => Result | Promise<Result>,
): Promise<Result> => {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = edit(before);
  expect(after, `${file} was to be edited`).not.toBe(before);
  writeFileSync(path, after);
  try {
    return await act();
  } finally {
    writeFileSync(path, before);
  }
};

const problemsOf = (): string[] => {
  try {
    readValidContent(folder);
    return [];
  } catch (thrown) {
    if (thrown instanceof ContentError) return thrown.problems.map(problemText);
    throw thrown;
  }
};

const product = 'products/florelune-equilibre.yaml';
const brand = 'brands/florelune.yaml';

describe('the shipped content', () => {
  test('has no fault', () => {
    expect(problemsOf()).toEqual([]);
  });
});

describe('a wrong file is refused with its line and the reason', () => {
  test.each([
    ['a brand that there is not', product, /brand: .*/, 'brand: flora', 'brands has no "flora"'],
    ['a need that there is not', product, /needs: \[/, 'needs: [comfort, ', 'needs has no "comfort"'],
    [
      'a thing twice',
      product,
      /related: .*/,
      'related: [micralba-zinc, micralba-zinc]',
      '"micralba-zinc" stands here twice',
    ],
    ['a field that there is not', product, /promoted: /, 'promote: true\npromoted: ', 'Unrecognized key: "promote"'],
    ['a value of the wrong kind', product, /promoted: .*/, 'promoted: maybe', 'promoted: Invalid input'],
    ['a colour that is none', brand, /color: .*/, 'color: green', 'color: Invalid string'],
    ['an id that another has', 'brands/vigorine.yaml', /id: 6/, 'id: 1', '1 is the id of brands/florelune.yaml too'],
    ['a slug with a space', brand, /slug: .*/, 'slug: flore lune', 'slug: must be lower-case words joined by dashes'],
    [
      'a slug that another has',
      'brands/vigorine.yaml',
      /slug: .*/,
      'slug: florelune',
      'fr-be slug of brands/florelune.yaml too',
    ],
    ['a language that there is not', brand, /\n {2}es:/, '\n  xx:', 'Unrecognized key: "xx"'],
    [
      'a redirect of many addresses',
      'redirections/be.yaml',
      /from: \S+/,
      'from: /fr/produit/*,',
      'from: must be one address: a path or a whole one, without *',
    ],
    ['a field twice', brand, /corner: /, 'corner: true\ncorner: ', 'Map keys must be unique'],
    ['no YAML', brand, /color: .*/, 'color: "', 'Missing closing "quote'],
  ] as const)('%s', async (_, file, from, to, reason) => {
    const edited = readFileSync(join(folder, file), 'utf8').replace(from, to);
    const first = edited.slice(0, edited.indexOf(to) + 1).split('\n').length;
    const last = first + to.trim().split('\n').length - 1;
    const problems = await withEdit(file, (text) => text.replace(from, to), problemsOf);
    const problem = problems.find((each) => each.startsWith(`${file}:`) && each.includes(reason));
    expect(problem, problems.join('\n')).toBeDefined();
    const line = Number(problem?.split(':')[1]);
    if (!reason.startsWith('Missing')) expect([first, last]).toContain(line);
  });

  test('as many labels as sizes', async () => {
    const problems = await withEdit(
      product,
      (text) =>
        text.replace(
          /\nsizes:\n/,
          '\nsizes:\n  - { duration_days: 9, net_weight_g: null, net_volume_ml: null, prices: { be: 5 } }\n',
        ),
      problemsOf,
    );
    expect(problems.join('\n')).toMatch(/florelune-equilibre\.yaml:\d+: has 2 labels for 3 sizes/);
  });

  test('a menu that leads to what the market does not show', async () => {
    const problems = await withEdit(
      'menus/be.yaml',
      (text) => text.replace(/slug_of: \S+/, 'slug_of: products/somnelis-melatonine'),
      problemsOf,
    );
    expect(problems).toEqual([
      expect.stringMatching(/^menus\/be\.yaml:\d+: "products\/somnelis-melatonine" is not shown in be$/),
    ]);
  });

  test('a file and a folder that nothing reads', () => {
    writeFileSync(join(folder, 'brands', 'Flora.yml'), '');
    const problems = problemsOf();
    rmSync(join(folder, 'brands', 'Flora.yml'));
    expect(problems).toEqual(['brands/Flora.yml:1: a file name is lower-case words joined by dashes, and .yaml']);
  });

  test('every fault at once', async () => {
    const problems = await withEdit(
      brand,
      (text) => text.replace(/color: .*/, 'color: green').replace(/corner: .*/, 'corner: 1'),
      problemsOf,
    );
    expect(problems).toHaveLength(2);
  });

  test('a folder that is not there', () => {
    expect(() => readValidContent(join(folder, 'nowhere'))).toThrow('there is no such content folder');
  });
});

describe('an import', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openCatalogue('empty');
  });
  afterAll(() => database.close());

  const productCount = async () => (await database.db.select({ rows: count() }).from(products))[0]?.rows;

  test('fills an empty database, and the second time writes nothing', async () => {
    const first = await importFolder(database.db, folder);
    expect(first.inserted).toBeGreaterThan(1_000);
    expect(await importFolder(database.db, folder)).toEqual({
      version: first.version,
      inserted: 0,
      updated: 0,
      deleted: 0,
    });
  });

  test('writes only what changed', async () => {
    const title = (text: string): string => text.replace(/title: .*/, 'title: Florelune labo');
    const changed = await withEdit(brand, title, () => importFolder(database.db, folder));
    expect(changed.updated).toBeGreaterThan(0);
    expect(changed.updated + changed.inserted + changed.deleted).toBeLessThan(100);
    await importFolder(database.db, folder);
  });

  test('a comment changes the version and no row', async () => {
    const changed = await withEdit(
      brand,
      (text) => `# by hand\n${text}`,
      () => importFolder(database.db, folder),
    );
    expect(changed).toMatchObject({ inserted: 0, updated: 0, deleted: 0 });
    await importFolder(database.db, folder);
  });

  test('changes nothing where a file is wrong', async () => {
    const before = await storedVersion(database.db);
    const wrong = withEdit(
      brand,
      (text) => text.replace(/color: .*/, 'color: green'),
      () => importFolder(database.db, folder),
    );
    await expect(wrong).rejects.toBeInstanceOf(ContentError);
    expect([await storedVersion(database.db), await productCount()]).toEqual([before, 36]);
  });

  test('removes what the content has no more, and a running API shows it', async () => {
    const catalogue = await LiveCatalogue.load(database.db);
    const app = createApp({ db: database.db, catalogue });
    const status = async (): Promise<number> => (await app.request('/redirection?shop_id=1&lang=fr&urls=/gone')).status;
    const rule = async (): Promise<unknown> => (await app.request('/redirection?shop_id=1&lang=fr&urls=/gone')).json();
    expect([await status(), await rule()]).toEqual([200, null]);

    const withRule = (text: string): string =>
      `- { from: /gone, to: /fr, type: 302 }\n${text.replace(/^\[\]\s*$/m, '')}`;
    await withEdit('redirections/be.yaml', withRule, () => importFolder(database.db, folder));
    expect(await catalogue.refresh()).toBe(true);
    expect(await rule()).toEqual({ type: 302, url: '/fr' });

    await importFolder(database.db, folder);
    expect([await catalogue.refresh(), await catalogue.refresh()]).toEqual([true, false]);
    expect(await rule()).toBe(null);
  });

  test('holds one row of words for each thing and locale', async () => {
    const rows = await database.db.select({ locale: texts.locale, rows: count() }).from(texts).groupBy(texts.locale);
    expect(rows).toHaveLength(8);
    expect(new Set(rows.map((row) => row.rows)).size).toBe(1);
  });
});
