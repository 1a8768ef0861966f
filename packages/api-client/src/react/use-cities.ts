import type { Answer } from '../input.ts';
import type { BrowserClient } from './browser-client.ts';
import { useCall, type CallState } from './use-call.ts';

/** Places of a postcode; idle while `zipcode` is empty. */
export function useCities(client: BrowserClient, zipcode: string): CallState<Answer<'cities'>> {
  const trimmed = zipcode.trim();
  return useCall(client, 'cities', trimmed === '' ? null : [{ query: { zipcode: trimmed } }]);
}
