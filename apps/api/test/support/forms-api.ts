import { standInCaptchaToken } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { expect } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { scope } from './api.ts';
import { networkAddress, useRunningApi, type RunningApi } from './running-api.ts';
import { samplePerson, samplePlace } from './sample-person.ts';

/** Valid fields of each form; a test changes some. */
export const contactFields = {
  subject: 'product',
  profile: 'consumer',
  message: 'Bonjour,\nje cherche un produit.',
  ...samplePerson,
  email: 'anna@example.org',
  phone: '',
  ...samplePlace,
  address_1: '',
  address_2: '',
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
  firstname: samplePerson.firstname,
  lastname: samplePerson.lastname,
  email: 'anna@example.org',
  ...samplePlace,
  address_2: '',
} as const;

interface PostOptions {
  readonly locale?: Locale;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface FormsApi {
  readonly db: () => Database;
  readonly request: RunningApi['request'];
  /** Posts JSON to a call. Requests come from a new address each, so that only tests of limits reach them. */
  readonly post: (path: string, body: unknown, options?: PostOptions) => Promise<Response>;
  /** The mails that were written, once there are `count` of them. */
  readonly mails: (count: number) => Promise<readonly string[]>;
  /** Deletes the mails that were written. */
  readonly forgetMails: () => void;
}

/** A token that the stand-in accepts. */
export function captchaToken(path: string): { readonly captcha_token?: string } {
  if (path === '/contact') return { captcha_token: standInCaptchaToken('contact') };
  return path === '/newsletter' ? { captcha_token: standInCaptchaToken('newsletter') } : {};
}

/** Starts an API that receives forms and writes mails to a folder. */
export function useFormsApi(variables: NodeJS.ProcessEnv = {}, now?: () => number): FormsApi {
  const { ready, request, outbox } = useRunningApi({ variables, ...(now && { now }) });
  let networks = 0;
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
      await expect.poll(() => outbox.names().length, { timeout: 10_000 }).toBe(count);
      return outbox.names().map((name) => outbox.read(name));
    },
    forgetMails: () => {
      for (const name of outbox.names()) outbox.forget(name);
    },
  };
}
