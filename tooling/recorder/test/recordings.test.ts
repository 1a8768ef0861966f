import { locales, marketOf } from '@veralune/routing';
import type { defineMarket } from '@veralune/site/market';
import { registerMarket } from '@veralune/site/register-market';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startCatalogue, type CatalogueServer } from '../src/catalogue-server.ts';
import { readFixtures, writeFixtures } from '../src/fixtures.ts';
import { marketFile } from '../src/places.ts';
import { remedy } from '../src/remedy.ts';
import { visit } from '../src/visit.ts';

/** Inside the time in which the shipped new products are new. */
const recordedAt = new Date('2026-11-15T12:00:00Z');
/** `pnpm record` keeps what it sees; a test compares. */
const isRecording = process.env['RECORD'] === '1';

let catalogue: CatalogueServer;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: recordedAt });
  catalogue = await startCatalogue(() => recordedAt.getTime());
  vi.stubEnv('API_URL', catalogue.origin);
});
afterAll(() => catalogue.close());

test.each(locales)('%s: the fixtures of packages/ui are what the site shows', async (locale) => {
  const { market } = (await import(marketFile(marketOf(locale).id))) as { market: ReturnType<typeof defineMarket> };
  registerMarket(market);
  const recordings = await visit(locale);
  if (isRecording) writeFixtures(locale, recordings);
  const kept = readFixtures(locale);
  expect([...kept.keys()].sort(), remedy).toEqual([...recordings.keys()].sort());
  for (const [name, recording] of recordings)
    expect(kept.get(name), `${locale}/${name}.json: ${remedy}`).toEqual(recording);
});
