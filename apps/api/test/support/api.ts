import { createClient, type Answer, type CallArguments, type CallName, type Client } from '@veralune/api-client';
import { languageOf, marketOf, type Language, type Locale } from '@veralune/routing';
import type { Hono } from 'hono';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '../../src/app.ts';
import { LiveCatalogue } from '../../src/catalogue/live-catalogue.ts';
import { readSynonyms } from '../../src/content/read.ts';
import type { OpenDatabase } from '../../src/db/open.ts';
import { shippedContent, type CatalogueName } from './catalogues.ts';
import { openCatalogue } from './database.ts';

/** Inside the time in which the shipped new products are new. */
export const testTime = Date.parse('2026-11-15T12:00:00Z');

export interface TestApi {
  readonly database: () => OpenDatabase;
  readonly catalogue: () => LiveCatalogue;
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  readonly client: (locale: Locale) => Client;
  /** The data of a call that must succeed, checked against the contract. */
  readonly ask: <Name extends CallName>(
    locale: Locale,
    name: Name,
    ...input: CallArguments<Name>
  ) => Promise<Answer<Name>>;
}

const scopeOf = (locale: Locale): { shopId: 1 | 2 | 3 | 4 | 5; lang: Language } => ({
  shopId: marketOf(locale).shopId,
  lang: languageOf(locale),
});

/** `shop_id=1&lang=fr` */
export const scope = (locale: Locale): string =>
  `shop_id=${String(scopeOf(locale).shopId)}&lang=${scopeOf(locale).lang}`;

/** The API on a catalogue, for the tests of one file. */
export const useApi = (name: CatalogueName, now: () => number = () => testTime): TestApi => {
  let database: OpenDatabase | undefined;
  let catalogue: LiveCatalogue | undefined;
  let app: Hono | undefined;
  beforeAll(async () => {
    database = await openCatalogue(name);
    catalogue = await LiveCatalogue.load(database.db, readSynonyms(shippedContent));
    app = createApp({ db: database.db, catalogue, now });
  });
  afterAll(() => database?.close());

  const ready = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Error('The API is there once the tests run');
    return value;
  };
  const request: TestApi['request'] = async (path, init) => ready(app).request(path, init);
  const client: TestApi['client'] = (locale) =>
    createClient({
      baseUrl: 'http://api.test',
      ...scopeOf(locale),
      fetch: (address, init) => request(address.replace('http://api.test', ''), init),
      timeoutMs: 20_000,
    });
  const ask: TestApi['ask'] = async (locale, call, ...input) => {
    const result = await client(locale).call(call, ...input);
    if (!result.ok) throw new Error(`${locale} ${call}: ${JSON.stringify(result.error)}`);
    return result.data;
  };
  return { database: () => ready(database), catalogue: () => ready(catalogue), request, client, ask };
};
