import type { APIRequestContext, APIResponse } from '@playwright/test';
import { frontDoorOrigin } from './places.ts';

/**
 * The answer to one request, redirects not followed. Only browsers know names below `localhost`, so the front door is asked
 * by its port and told the host.
 */
export function ask(request: APIRequestContext, address: string): Promise<APIResponse> {
  const { origin, host } = new URL(address);
  // Not its `pathname`, which would make repeated slashes plain.
  return request.get(frontDoorOrigin + address.slice(origin.length), { headers: { host }, maxRedirects: 0 });
}
