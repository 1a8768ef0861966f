import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locale } from '@veralune/routing';
import { afterAll, beforeAll, expect } from 'vitest';
import { createAccount } from '../../src/account/account.ts';
import { createApp } from '../../src/app.ts';
import { readCaptchaConfig } from '../../src/captcha/config.ts';
import { LiveCatalogue } from '../../src/catalogue/live-catalogue.ts';
import type { Database } from '../../src/db/database.ts';
import { readFormsConfig } from '../../src/forms/config.ts';
import { startForms, type StartedForms } from '../../src/forms/start-forms.ts';
import { Postcodes } from '../../src/geo/postcodes.ts';
import { readMailConfig } from '../../src/mail/config.ts';
import { listen, type Listening } from '../../src/serve.ts';
import { readPaymentConfig } from '../../src/shop/payment/config.ts';
import { startShop, type StartedShop } from '../../src/shop/start-shop.ts';
import { scope, testTime } from './api.ts';
import type { CatalogueName } from './catalogues.ts';
import { openCatalogue, type TestDatabase } from './database.ts';
import { headerOf, linkIn } from './mail-file.ts';

/** The clock of payments runs often, and late messages are not very late. */
const shopTimes = { intervalMs: 50, lateMs: 300 } as const;

/** Origins of the sites in tests; only that of Belgium is https. */
const siteUrls = 'be=https://be.example,ch=http://ch.example';

/** Valid fields of a registration; a test changes some. */
export const signupFields = {
  civility: 'ms',
  firstname: 'Anna',
  lastname: 'Peeters',
  email: 'Anna@example.org',
  password: 'Lune et marées 7',
  password_confirmation: 'Lune et marées 7',
  origin: 'PHA',
  client_number: '',
  newsletter: '1',
  terms: '1',
} as const;

export const addressFields = {
  label: 'Maison',
  civility: 'ms',
  firstname: 'Anna',
  lastname: 'Peeters',
  address_1: 'Rue des Alchimistes 12',
  zipcode: '1000',
  city: 'Bruxelles',
  country: 'BE',
  mobile: '+32 470 00 12 34',
} as const;

interface CallOptions {
  readonly locale?: Locale;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
  /** The code of an error. */
  readonly code: string | undefined;
  /** The codes of fields that are invalid, by name. */
  readonly fields: Readonly<Record<string, string>>;
}

/** A browser with its cookies. Each has an address of its own, so that only tests of limits reach them. */
export interface Browser {
  readonly cookies: Map<string, string>;
  /** A call; with a body by POST, unless the path starts with another method: `PUT /customer`. */
  readonly call: (path: string, body?: unknown, options?: CallOptions) => Promise<Answer>;
}

export interface PersonalApi {
  readonly db: () => Database;
  readonly catalogue: () => LiveCatalogue;
  readonly shop: () => StartedShop;
  /** Gets a page of the API without following redirects. */
  readonly getRaw: (path: string) => Promise<Response>;
  /** Posts bytes to the API, as the payment provider does. */
  readonly postRaw: (path: string, body: string, headers: Readonly<Record<string, string>>) => Promise<Response>;
  readonly browser: () => Browser;
  /** The next mail to an address, which is then forgotten. */
  readonly nextMail: (to: string) => Promise<string>;
  /** How many mails were written and not read yet. */
  readonly unreadMails: () => number;
  /** A browser in which a new customer is signed in. */
  readonly signedIn: (changes?: Readonly<Record<string, unknown>>) => Promise<Browser>;
}

interface Running {
  readonly database: TestDatabase;
  readonly catalogue: LiveCatalogue;
  readonly forms: StartedForms;
  readonly shop: StartedShop;
  readonly server: Listening;
}

async function start(
  folder: string,
  { catalogue: name, variables, now }: Required<PersonalApiOptions>,
): Promise<Running> {
  const database = await openCatalogue(name);
  const catalogue = await LiveCatalogue.load(database.db, now);
  const postcodes = new Postcodes();
  const mail = readMailConfig({ SITE_URLS: siteUrls, ...variables }, folder);
  const config = readFormsConfig(variables);
  const forms = await startForms({ config, mail, captcha: readCaptchaConfig(variables), database, postcodes });
  const account = createAccount({
    db: database.requestDb,
    mail,
    postcodes,
    attemptsPerAddress: config.postsPerAddress,
    countMail: forms.limits.countMail,
    onMail: forms.notifyMail,
  });
  const shop = await startShop({
    database,
    postcodes,
    mail,
    limits: forms.limits,
    onMail: forms.notifyMail,
    payment: readPaymentConfig(variables),
    now,
    ...shopTimes,
  });
  const app = createApp({ db: database.requestDb, catalogue, forms, account, shop, postcodes, now });
  return { database, catalogue, forms, shop, server: await listen(app, { port: 0, host: '127.0.0.1' }) };
}

function keepCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/;\s*Max-Age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

function codesOf(fields: unknown): Record<string, string> {
  if (!Array.isArray(fields)) return {};
  const list = fields as readonly { readonly field: string; readonly code: string }[];
  return Object.fromEntries(list.map(({ field, code }) => [field, code]));
}

async function answerOf(response: Response): Promise<Answer> {
  const body = (await response.json()) as Record<string, unknown>;
  const error = body['error'] as { readonly code: string; readonly fields?: unknown } | undefined;
  return {
    status: response.status,
    headers: response.headers,
    body,
    code: error?.code,
    fields: codesOf(error?.fields),
  };
}

export interface PersonalApiOptions {
  readonly catalogue?: CatalogueName;
  readonly variables?: NodeJS.ProcessEnv;
  readonly now?: () => number;
}

/** Starts an API that answers personal calls and writes mails to a folder. */
export function usePersonalApi({
  catalogue = 'empty',
  variables = {},
  now = () => testTime,
}: PersonalApiOptions = {}): PersonalApi {
  const folder = mkdtempSync(join(tmpdir(), 'veralune-personal-'));
  const outbox = join(folder, 'outbox');
  let running: Running | undefined;
  let browsers = 0;
  let people = 0;
  beforeAll(async () => {
    running = await start(folder, { catalogue, variables, now });
  });
  afterAll(async () => {
    await running?.server.close();
    await running?.shop.stop();
    await running?.forms.stop();
    running?.catalogue.close();
    await running?.database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const ready = (): Running => {
    if (running === undefined) throw new Error('The API runs only during tests');
    return running;
  };
  const mailFiles = (): string[] => {
    try {
      return readdirSync(outbox).filter((name) => name.endsWith('.eml'));
    } catch {
      return [];
    }
  };
  const nextMail: PersonalApi['nextMail'] = async (to) => {
    let found: string | undefined;
    const isToAddress = (name: string) =>
      headerOf(readFileSync(join(outbox, name), 'utf8'), 'To').toLowerCase() === to.toLowerCase();
    await expect.poll(() => (found = mailFiles().find(isToAddress)), { timeout: 10_000 }).toBeDefined();
    const mail = readFileSync(join(outbox, found ?? ''), 'utf8');
    rmSync(join(outbox, found ?? ''));
    return mail;
  };
  const browser: PersonalApi['browser'] = () => {
    browsers += 1;
    const address = `2001:db8:${(browsers >> 16).toString(16)}:${(browsers & 0xffff).toString(16)}::1`;
    const cookies = new Map<string, string>();
    return {
      cookies,
      call: async (path, body, { locale = 'fr-be', headers = {} } = {}) => {
        const [method, target] = path.startsWith('/') ? [body === undefined ? 'GET' : 'POST', path] : path.split(' ');
        const response = await fetch(
          `http://127.0.0.1:${String(ready().server.port)}${String(target)}${String(target).includes('?') ? '&' : '?'}${scope(locale)}`,
          {
            method: String(method),
            headers: {
              ...(body === undefined ? {} : { 'content-type': 'application/json' }),
              'x-forwarded-for': address,
              cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
              ...headers,
            },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          },
        );
        keepCookies(cookies, response.headers);
        return answerOf(response);
      },
    };
  };
  return {
    db: () => ready().database.db,
    catalogue: () => ready().catalogue,
    shop: () => ready().shop,
    getRaw: (path) => fetch(`http://127.0.0.1:${String(ready().server.port)}${path}`, { redirect: 'manual' }),
    postRaw: (path, body, headers) =>
      fetch(`http://127.0.0.1:${String(ready().server.port)}${path}`, {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
      }),
    browser,
    nextMail,
    unreadMails: () => mailFiles().length,
    signedIn: async (changes = {}) => {
      people += 1;
      const fields = { ...signupFields, email: `person-${String(people)}@example.org`, ...changes };
      const opened = browser();
      expect((await opened.call('/signup', fields)).status).toBe(201);
      const token = linkIn(await nextMail(fields.email), 'verify').searchParams.get('verify');
      expect((await opened.call('/signup/verify', { token })).status).toBe(200);
      expect((await opened.call('/login', { email: fields.email, password: fields.password })).status).toBe(200);
      return opened;
    },
  };
}
