import { createClient, type Answer, type CallArguments, type CallName, type Client } from '@veralune/api-client';
import { languageOf, marketOf, type Language, type Locale, type Market } from '@veralune/routing';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '../../src/app.ts';
import { LiveCatalogue } from '../../src/catalogue/live-catalogue.ts';
import type { OpenDatabase } from '../../src/db/open.ts';
import { listen, type Listening } from '../../src/serve.ts';
import type { CatalogueName } from './catalogues.ts';
import { openCatalogue } from './database.ts';

/** An instant at which the new products of the shipped content are new. */
export const testTime = Date.parse('2026-11-15T12:00:00Z');

/** Signs the addresses of previews. */
const testPreviewSecret = 'a secret of at least 32 characters';

export interface TestApi {
  readonly database: () => OpenDatabase;
  readonly catalogue: () => LiveCatalogue;
  /** Port of the API. */
  readonly port: () => number;
  /** Sends a request over the network. */
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  readonly client: (locale: Locale) => Client;
  /** The data of a call, checked against the contract. Throws if the call fails. */
  readonly ask: <Name extends CallName>(
    locale: Locale,
    name: Name,
    ...input: CallArguments<Name>
  ) => Promise<Answer<Name>>;
}

function scopeOf(locale: Locale): { shopId: Market['shopId']; lang: Language } {
  return {
    shopId: marketOf(locale).shopId,
    lang: languageOf(locale),
  };
}

/** `shop_id=1&lang=fr` */
export function scope(locale: Locale): string {
  return `shop_id=${String(scopeOf(locale).shopId)}&lang=${scopeOf(locale).lang}`;
}

interface Running {
  readonly database: OpenDatabase;
  readonly catalogue: LiveCatalogue;
  readonly server: Listening;
}

async function start(database: OpenDatabase, now: () => number): Promise<Running> {
  const catalogue = await LiveCatalogue.load(database.db, now);
  const app = createApp({ db: database.requestDb, catalogue, previewSecret: testPreviewSecret, now });
  return { database, catalogue, server: await listen(app, { port: 0, host: '127.0.0.1' }) };
}

/**
 * Starts the real server on a free port for the tests of one file.
 * @param open the shipped, generated or empty catalogue, or a function that opens another database
 */
export function useApi(
  open: CatalogueName | (() => Promise<OpenDatabase>),
  now: () => number = () => testTime,
): TestApi {
  let running: Running | undefined;
  beforeAll(async () => {
    running = await start(await (typeof open === 'string' ? openCatalogue(open) : open()), now);
  });
  afterAll(async () => {
    running?.catalogue.close();
    await running?.server.close();
    await running?.database.close();
  });

  const ready = (): Running => {
    if (running === undefined) throw new Error('The API runs only during tests');
    return running;
  };
  const port = (): number => ready().server.port;
  const origin = (): string => `http://127.0.0.1:${String(port())}`;
  const client: TestApi['client'] = (locale) =>
    createClient({ baseUrl: origin(), ...scopeOf(locale), timeoutMs: 20_000 });
  const ask: TestApi['ask'] = async (locale, call, ...input) => {
    const result = await client(locale).call(call, ...input);
    if (!result.ok) throw new Error(`${locale} ${call}: ${JSON.stringify(result.error)}`);
    return result.data;
  };
  return {
    database: () => ready().database,
    catalogue: () => ready().catalogue,
    port,
    request: (path, init) => fetch(`${origin()}${path}`, init),
    client,
    ask,
  };
}
