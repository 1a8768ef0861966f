import type { Locale } from '@veralune/routing';
import { expect } from 'vitest';
import type { LiveCatalogue } from '../../src/catalogue/live-catalogue.ts';
import type { Database } from '../../src/db/database.ts';
import type { StartedShop } from '../../src/shop/start-shop.ts';
import { scope } from './api.ts';
import { headerOf, tokenIn } from './mail-file.ts';
import { networkAddress, useRunningApi, type RunningApiOptions } from './running-api.ts';
import { sampleMobile, samplePerson, samplePlace } from './sample-person.ts';

/** Origins of the sites in tests; only that of Belgium is https. */
const siteUrls = 'be=https://be.example,ch=http://ch.example';

/** Valid fields of a registration; a test changes some. */
export const signupFields = {
  ...samplePerson,
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
  ...samplePerson,
  ...samplePlace,
  mobile: sampleMobile,
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
  /** An e-mail address that no one has used. */
  readonly newAddress: () => string;
  /** A browser in which a new customer is signed in. */
  readonly signedIn: (changes?: Readonly<Record<string, unknown>>) => Promise<Browser>;
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

/**
 * Opens a browser without cookies.
 * @param request sends a request to the API
 * @param address of the person, which limits count
 */
export function openBrowser(request: (path: string, init: RequestInit) => Promise<Response>, address: string): Browser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    call: async (path, body, { locale = 'fr-be', headers = {} } = {}) => {
      const [method, target] = path.startsWith('/') ? [body === undefined ? 'GET' : 'POST', path] : path.split(' ');
      const response = await request(`${String(target)}${String(target).includes('?') ? '&' : '?'}${scope(locale)}`, {
        method: String(method),
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          'x-forwarded-for': address,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      keepCookies(cookies, response.headers);
      return answerOf(response);
    },
  };
}

/** Starts an API that answers personal calls and writes mails to a folder. */
export function usePersonalApi({ variables = {}, ...options }: RunningApiOptions = {}): PersonalApi {
  const { ready, request, outbox } = useRunningApi({ ...options, variables: { SITE_URLS: siteUrls, ...variables } });
  let browsers = 0;
  let people = 0;
  const newAddress: PersonalApi['newAddress'] = () => {
    people += 1;
    return `person-${String(people)}@example.org`;
  };
  const nextMail: PersonalApi['nextMail'] = async (to) => {
    let found: string | undefined;
    const isToAddress = (name: string) => headerOf(outbox.read(name), 'To').toLowerCase() === to.toLowerCase();
    await expect.poll(() => (found = outbox.names().find(isToAddress)), { timeout: 10_000 }).toBeDefined();
    const mail = outbox.read(found ?? '');
    outbox.forget(found ?? '');
    return mail;
  };
  const browser: PersonalApi['browser'] = () => {
    browsers += 1;
    return openBrowser(request, networkAddress(browsers));
  };
  return {
    db: () => ready().database.db,
    catalogue: () => ready().catalogue,
    shop: () => ready().services.shop,
    getRaw: (path) => request(path, { redirect: 'manual' }),
    postRaw: (path, body, headers) => request(path, { method: 'POST', headers, body, redirect: 'manual' }),
    browser,
    nextMail,
    unreadMails: () => outbox.names().length,
    newAddress,
    signedIn: async (changes = {}) => {
      const fields = { ...signupFields, email: newAddress(), ...changes };
      const opened = browser();
      expect((await opened.call('/signup', fields)).status).toBe(201);
      const token = tokenIn(await nextMail(fields.email), 'verify');
      expect((await opened.call('/signup/verify', { token })).status).toBe(200);
      expect((await opened.call('/login', { email: fields.email, password: fields.password })).status).toBe(200);
      return opened;
    },
  };
}
