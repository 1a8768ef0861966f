import { locales, marketOf } from '@veralune/routing';
import type { defineMarket } from '@veralune/site/market';
import { createNextConfig } from '@veralune/site/next-config';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { registerMarket } from '@veralune/site/register-market';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startCatalogue, type CatalogueServer } from '../src/catalogue-server.ts';
import { readFixtures, writeFixtures } from '../src/fixtures.ts';
import { appFolder, marketFile } from '../src/paths.ts';
import { updateHint } from '../src/update-hint.ts';
import { visit } from '../src/visit.ts';

/** A date on which the new products of the content folder are new. */
const recordedAt = new Date('2026-11-15T12:00:00Z');
/** Set by `pnpm record`: write the recordings instead of comparing them. */
const isRecording = process.env['RECORD'] === '1';

let catalogue: CatalogueServer;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: recordedAt });
  catalogue = await startCatalogue(() => recordedAt.getTime());
  vi.stubEnv('API_URL', catalogue.origin);
});
afterAll(() => catalogue.close());

test.each(locales)('%s: the fixtures of packages/ui are up to date', async (locale) => {
  const { id } = marketOf(locale);
  // The screens that the market's own app has, which links depend on.
  vi.stubEnv('VERALUNE_SCREENS', createNextConfig(appFolder(id), id)(PHASE_PRODUCTION_BUILD).env?.['VERALUNE_SCREENS']);
  const { market } = (await import(marketFile(id))) as { market: ReturnType<typeof defineMarket> };
  registerMarket(market);
  const recordings = await visit(locale);
  if (isRecording) writeFixtures(locale, recordings);
  const kept = readFixtures(locale);
  expect([...kept.keys()].sort(), updateHint).toEqual([...recordings.keys()].sort());
  for (const [name, recording] of recordings)
    expect(kept.get(name), `${locale}/${name}.json: ${updateHint}`).toEqual(recording);
});
