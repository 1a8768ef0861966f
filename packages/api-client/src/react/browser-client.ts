import type { Language, Market } from '@veralune/routing';
import { addressOf } from '../address.ts';
import type { CallName, Calls } from '../contract/calls.ts';
import type { Answer, CallArguments, UntypedInput } from '../input.ts';
import { success, type Result } from '../result.ts';
import { send, type Fetch } from '../transport.ts';

/**
 * The calls that a browser makes. The table repeats method and path, typed by the contract, because
 * importing the contract's values would add the validator to the JavaScript of every page.
 */
const browserCalls = {
  suggest: { method: 'GET', path: '/search/suggest' },
  search: { method: 'POST', path: '/search' },
  cities: { method: 'GET', path: '/cities' },
  provincials: { method: 'GET', path: '/provincials' },
  contact: { method: 'POST', path: '/contact' },
  newsletter: { method: 'POST', path: '/newsletter' },
  reminder: { method: 'POST', path: '/reminder' },
  withdrawal: { method: 'POST', path: '/withdrawal' },
  consent: { method: 'POST', path: '/consent' },
  me: { method: 'GET', path: '/me' },
  cartAdd: { method: 'POST', path: '/cart/lines' },
  addFavouriteProduct: { method: 'PUT', path: '/customer/favourite/product/{id}' },
  removeFavouriteProduct: { method: 'DELETE', path: '/customer/favourite/product/{id}' },
  addFavouritePharmacy: { method: 'PUT', path: '/customer/favourite/pharmacy/{id}' },
  removeFavouritePharmacy: { method: 'DELETE', path: '/customer/favourite/pharmacy/{id}' },
} as const satisfies { readonly [Name in CallName]?: Pick<Calls[Name], 'method' | 'path'> };

export type BrowserCallName = keyof typeof browserCalls;

export interface BrowserClientOptions {
  /** Path of the API under the site's own origin. Default `/api`. */
  readonly baseUrl?: string;
  readonly shopId: Market['shopId'];
  readonly lang: Language;
  readonly fetch?: Fetch;
  readonly timeoutMs?: number;
}

/** The part of a client that the hooks need; a `Client` is assignable to it. */
export interface BrowserClient {
  readonly shopId: BrowserClientOptions['shopId'];
  readonly lang: Language;
  readonly call: <Name extends BrowserCallName>(
    name: Name,
    ...input: CallArguments<Name>
  ) => Promise<Result<Answer<Name>>>;
}

/** A client without the validator: answers from the site's own origin are not checked against the contract. */
export function createBrowserClient({
  baseUrl = '/api',
  shopId,
  lang,
  fetch,
  timeoutMs = 8_000,
}: BrowserClientOptions): BrowserClient {
  return {
    shopId,
    lang,
    call: async <Name extends BrowserCallName>(name: Name, ...[input]: CallArguments<Name>) => {
      const { method, path } = browserCalls[name];
      const given: UntypedInput = input ?? {};
      const address = addressOf({ baseUrl, path, shopId, lang, input: given, isRepeated: () => false });
      const result = await send({
        method,
        address,
        body: given.body,
        init: given.init,
        timeoutMs: given.timeoutMs ?? timeoutMs,
        fetch,
      });
      return result.ok ? success(result.data.body as Answer<Name>) : result;
    },
  };
}
