import type { IncomingMessage } from 'node:http';
import { plainAddress } from './plain-address.ts';

/**
 * The address of the client of a request. Each proxy appends the address of its own client to `X-Forwarded-For`, so the last
 * entries are those of our proxies, and everything before them can be forged by the client. Without proxies it is the address
 * of the socket, whatever the header says.
 * @param trustedProxies how many proxies in front of this server append to the header: `TRUSTED_PROXIES`
 * @returns null if a proxy appended something that is not an address
 */
export function clientAddress(
  {
    headers,
    socket,
  }: Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } },
  trustedProxies: number,
): string | null {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const chain = [...(forwarded === '' ? [] : forwarded.split(',')), socket.remoteAddress ?? ''];
  return plainAddress(chain.at(-1 - trustedProxies) ?? chain[0] ?? '');
}
