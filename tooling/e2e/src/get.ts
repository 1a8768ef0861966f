import type { APIRequestContext, APIResponse } from '@playwright/test';
import { frontDoorOrigin } from './urls.ts';

/**
 * Sends a GET request through the front door, without following redirects. Node does not resolve names below `localhost`, so
 * the request goes to the port of the front door with the `Host` header.
 */
export function get(request: APIRequestContext, address: string): Promise<APIResponse> {
  const { origin, host } = new URL(address);
  // Not `pathname`, which would be normalized.
  return request.get(frontDoorOrigin + address.slice(origin.length), { headers: { host }, maxRedirects: 0 });
}
