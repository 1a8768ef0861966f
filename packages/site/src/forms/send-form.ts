import type { Language, Market } from '@veralune/routing';
import { outcomeOf, type FormOutcome } from './form-outcome.ts';
import type { FormName } from './form-name.ts';

/** The API, from the server or from the browser. */
export interface FormEndpoint {
  /** `http://localhost:4000`, or `/api` in the browser. */
  readonly baseUrl: string;
  readonly shopId: Market['shopId'];
  readonly lang: Language;
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch?: typeof fetch;
}

export interface FormPost {
  readonly form: FormName;
  /** The fields of the form. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The hidden field that only robots fill in. */
  readonly website: string;
  /** Absent without JavaScript, and for a form without a challenge. */
  readonly captchaToken?: string | undefined;
  /** Absent without JavaScript; the API then recognises a repeated post by its content. */
  readonly idempotencyKey?: string | undefined;
}

/** Milliseconds; generous, because a slow network is no reason to make someone send twice. */
const timeout = 20_000;

/** Sends a form to the API. Failures are values; it never throws. */
export async function sendForm(endpoint: FormEndpoint, post: FormPost): Promise<FormOutcome> {
  const { baseUrl, shopId, lang, headers, fetch: send = fetch } = endpoint;
  const { form, fields, website, captchaToken, idempotencyKey } = post;
  try {
    const response = await send(`${baseUrl}/${form}?shop_id=${shopId}&lang=${lang}`, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        accept: 'application/json',
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      body: JSON.stringify({ ...fields, website, captcha_token: captchaToken }),
      cache: 'no-store',
      signal: AbortSignal.timeout(timeout),
    });
    return outcomeOf(response.status, await response.json().catch(() => null));
  } catch {
    return { kind: 'failed', reason: 'unavailable' };
  }
}
