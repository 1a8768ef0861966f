import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { standInCaptchaToken } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { afterAll, beforeAll, expect } from 'vitest';
import { createApp } from '../../src/app.ts';
import { readCaptchaConfig } from '../../src/captcha/config.ts';
import { LiveCatalogue } from '../../src/catalogue/live-catalogue.ts';
import type { Database } from '../../src/db/database.ts';
import { readFormsConfig } from '../../src/forms/config.ts';
import { startForms, type StartedForms } from '../../src/forms/start-forms.ts';
import { Postcodes } from '../../src/geo/postcodes.ts';
import { readMailConfig } from '../../src/mail/config.ts';
import { listen, type Listening } from '../../src/serve.ts';
import { scope, testTime } from './api.ts';
import { openCatalogue, type TestDatabase } from './database.ts';

/** Valid fields of each form; a test changes some. */
export const contactFields = {
  subject: 'product',
  profile: 'consumer',
  message: 'Bonjour,\nje cherche un produit.',
  civility: 'ms',
  firstname: 'Anna',
  lastname: 'Peeters',
  email: 'anna@example.org',
  phone: '',
  address_1: '',
  address_2: '',
  country: 'BE',
  zipcode: '1000',
  city: 'Bruxelles',
  origin: 'PHA',
  gdpr: '1',
} as const;

export const newsletterFields = {
  civility: 'ms',
  email: 'anna@example.org',
  city: 'Bruxelles',
  information: ['news'],
} as const;

export const withdrawalFields = {
  order_number: 'VL-2026-001',
  order_date: '2026-11-01',
  delivery_date: '2026-11-04',
  content: 'Micralba Zinc, deux boîtes',
  firstname: 'Anna',
  lastname: 'Peeters',
  email: 'anna@example.org',
  address_1: 'Rue des Alchimistes 12',
  address_2: '',
  country: 'BE',
  zipcode: '1000',
  city: 'Bruxelles',
} as const;

interface PostOptions {
  readonly locale?: Locale;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface FormsApi {
  readonly db: () => Database;
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  /** Posts JSON to a call. Requests come from a new address each, so that only tests of limits reach them. */
  readonly post: (path: string, body: unknown, options?: PostOptions) => Promise<Response>;
  /** The mails that were written, once there are `count` of them. */
  readonly mails: (count: number) => Promise<readonly string[]>;
  /** Deletes the mails that were written. */
  readonly forgetMails: () => void;
}

interface Running {
  readonly database: TestDatabase;
  readonly catalogue: LiveCatalogue;
  readonly forms: StartedForms;
  readonly server: Listening;
}

async function start(folder: string, now: () => number, variables: NodeJS.ProcessEnv): Promise<Running> {
  const database = await openCatalogue('empty');
  const catalogue = await LiveCatalogue.load(database.db, now);
  const postcodes = new Postcodes();
  const forms = await startForms({
    config: readFormsConfig(variables),
    mail: readMailConfig(variables, folder),
    captcha: readCaptchaConfig(variables),
    database,
    postcodes,
  });
  const app = createApp({ db: database.requestDb, catalogue, forms, postcodes, now });
  return { database, catalogue, forms, server: await listen(app, { port: 0, host: '127.0.0.1' }) };
}

/** An address of the documentation range 2001:db8::/32, in a network of its own. */
function networkAddress(index: number): string {
  return `2001:db8:${(index >> 16).toString(16)}:${(index & 0xffff).toString(16)}::1`;
}

/** A token that the stand-in accepts. */
export function captchaToken(path: string): { readonly captcha_token?: string } {
  if (path === '/contact') return { captcha_token: standInCaptchaToken('contact') };
  return path === '/newsletter' ? { captcha_token: standInCaptchaToken('newsletter') } : {};
}

/** Starts an API that receives forms and writes mails to a folder. */
export function useFormsApi(variables: NodeJS.ProcessEnv = {}, now: () => number = () => testTime): FormsApi {
  const folder = mkdtempSync(join(tmpdir(), 'veralune-forms-'));
  const outbox = join(folder, 'outbox');
  let running: Running | undefined;
  let networks = 0;
  beforeAll(async () => {
    running = await start(folder, now, variables);
  });
  afterAll(async () => {
    await running?.server.close();
    await running?.forms.stop();
    running?.catalogue.close();
    await running?.database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const ready = (): Running => {
    if (running === undefined) throw new Error('The API runs only during tests');
    return running;
  };
  const request: FormsApi['request'] = (path, init) =>
    fetch(`http://127.0.0.1:${String(ready().server.port)}${path}`, init);
  const written = (): string[] => {
    try {
      return readdirSync(outbox).filter((name) => name.endsWith('.eml'));
    } catch {
      return [];
    }
  };
  return {
    db: () => ready().database.db,
    request,
    post: (path, body, { locale = 'fr-be', headers = {} } = {}) => {
      networks += 1;
      return request(`${path}?${scope(locale)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': networkAddress(networks), ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    },
    mails: async (count) => {
      await expect.poll(() => written().length, { timeout: 10_000 }).toBe(count);
      return written().map((name) => readFileSync(join(outbox, name), 'utf8'));
    },
    forgetMails: () => {
      for (const name of written()) rmSync(join(outbox, name));
    },
  };
}
