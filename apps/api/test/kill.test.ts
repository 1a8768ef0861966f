import { setTimeout as pause } from 'node:timers/promises';
import { locales } from '@veralune/routing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resources } from '../src/db/schema.ts';
import { randomFrom } from '../src/import/random.ts';
import type { BodyOf } from '../src/resources/bodies.ts';
import { startApiProcess, type ApiProcess } from './support/api-process.ts';
import { scope } from './support/api.ts';
import { editorWith, newSecret, type Editor } from './support/editor.ts';
import { openProcessDatabase, type ProcessDatabase } from './support/process-database.ts';
import { storedFaults } from './support/stored-faults.ts';

const kills = 3;
/** Maximum pairs of writes before a kill, and maximum delay after them, so that it happens during a write. */
const maxPairs = 8;
const maxPauseMs = 60;
const product = 101;

let database: ProcessDatabase;
let api: ApiProcess | undefined;
beforeAll(async () => {
  database = await openProcessDatabase('shipped');
});
afterAll(async () => {
  await api?.kill();
  await database.close();
});

/** Writes that the client sent, and those that the API acknowledged. */
const sent = { settings: 0, number: 0 };
const acknowledged = { settings: new Set<number>(), number: 0 };

function letters(number: number): string {
  return String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
}

async function createSetting(editor: Editor): Promise<void> {
  sent.settings += 1;
  const number = sent.settings;
  const data = { market: 'es', code: `kill_${letters(number)}`, value: String(number) };
  if ((await editor.create('setting', { data })).ok) acknowledged.settings.add(number);
}

/** Writes the next number into the price and the name of the product. */
async function changeProduct(editor: Editor): Promise<void> {
  const record = await editor.read('product', product);
  if (record === null) throw new Error('The product can not be read');
  const data = record.data as BodyOf<'product'>;
  sent.number += 1;
  const number = sent.number;
  const sizes = data.sizes.map((size) => ({
    ...size,
    prices: { ...size.prices, be: 10 + number / 100 },
    public_prices: {},
  }));
  const texts = { ...data.texts, fr: { ...data.texts.fr, name: `Name ${String(number)}` }, 'fr-be': undefined };
  if ((await editor.replace('product', record, { data: { ...data, sizes, texts } })).ok) acknowledged.number = number;
}

/** Writes until the API is killed. `onPair` is called after each pair of writes. */
async function writeUntilKilled(editor: Editor, onPair: (pairs: number) => void): Promise<void> {
  try {
    for (let pairs = 1; ; pairs += 1) {
      await createSetting(editor);
      await changeProduct(editor);
      onPair(pairs);
    }
  } catch {
    // The connection broke: the API was killed.
  }
}

async function shownNumbers({ request }: ApiProcess): Promise<number[]> {
  const response = await request(`/product/${String(product)}?${scope('fr-be')}`);
  const { name, price } = (await response.json()) as { name: string; price: { amount: number } };
  return [Number(name.split(' ')[1]), Math.round(price.amount * 100) - 1_000];
}

test('a killed API loses no acknowledged write and stores no partial one', { timeout: 120_000 }, async () => {
  const secret = await database.between(({ db }) => newSecret(db));
  for (let kill = 0; kill < kills; kill += 1) {
    api = await startApiProcess(database.variables);
    const random = randomFrom(Date.now());
    const life = random.int(1, maxPairs);
    const enough = Promise.withResolvers<undefined>();
    const writing = writeUntilKilled(editorWith(api, secret), (pairs) => {
      if (pairs === life) enough.resolve(undefined);
    });
    await Promise.race([enough.promise, writing]);
    await pause(random.int(0, maxPauseMs));
    await api.kill();
    await writing;
  }
  expect(acknowledged.settings.size).toBeGreaterThanOrEqual(kills);

  await database.between(async ({ db }) => {
    expect(await storedFaults(db)).toEqual([]);
    const stored = await db.select().from(resources).where(eq(resources.kind, 'setting'));
    const values = stored.map(({ body }) => body as BodyOf<'setting'>).filter(({ code }) => code.startsWith('kill_'));
    expect(values.filter(({ code, value }) => code !== `kill_${letters(Number(value))}`)).toEqual([]);
    const numbers = new Set(values.map(({ value }) => Number(value)));
    expect([...acknowledged.settings.difference(numbers)]).toEqual([]);
    expect(numbers.size).toBeLessThanOrEqual(sent.settings);
  });

  api = await startApiProcess(database.variables);
  const [name = 0, price] = await shownNumbers(api);
  expect(price).toBe(name);
  expect(name).toBeGreaterThanOrEqual(acknowledged.number);
  expect(name).toBeLessThanOrEqual(sent.number);
  const paths = [
    '/product',
    '/filtersProducts',
    '/menu',
    '/homepage',
    '/brands',
    '/need',
    '/category',
    '/setting',
    '/url',
  ];
  for (const path of locales.flatMap((locale) => paths.map((each) => `${each}?${scope(locale)}`)))
    expect((await api.request(path)).status, path).toBe(200);
  expect(await api.stop()).toBe(0);
});
