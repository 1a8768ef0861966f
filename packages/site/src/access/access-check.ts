import type { IncomingMessage } from 'node:http';
import { revalidationPath } from '../revalidation/revalidation-path.ts';
import { log } from '../log.ts';
import { loggedPath } from '../logged-path.ts';
import { familyOf } from './plain-address.ts';
import type { AccessList } from './access-list.ts';
import { clientAddress } from './client-address.ts';
import { HostAddresses, type Resolve } from './host-addresses.ts';
import { isOwnRequest } from './own-requests.ts';

/** Source: 1-site.md §6. */
export const deniedText = 'You are not allowed to access this application';

export interface AccessCheck {
  /** Whether a request may be answered. Writes a line to the log if not. */
  readonly allows: (request: IncomingMessage) => boolean;
  /** Resolves the host names of the list, now and in the background. */
  readonly start: () => Promise<void>;
}

export interface AccessOptions {
  readonly list: AccessList;
  readonly trustedProxies: number;
  readonly resolve?: Resolve;
}

/** Messages of the API to this server. Their signature says who sent them. */
function isInvalidation({ method, url }: IncomingMessage): boolean {
  return method === 'POST' && url === revalidationPath;
}

function deny({ url }: IncomingMessage, address: string | null): false {
  log('warn', 'Access denied.', { address, path: loggedPath(url) });
  return false;
}

/** Restricts the site to the configured clients. Source: 1-site.md §6. */
export function accessCheck({ list, trustedProxies, resolve }: AccessOptions): AccessCheck {
  const hosts = new HostAddresses(list.hostNames, resolve);
  return {
    allows: (request) => {
      const address = clientAddress(request, trustedProxies);
      if (address !== null && (list.ranges.check(address, familyOf(address)) || hosts.has(address))) return true;
      if (isInvalidation(request) || isOwnRequest((name) => request.headers[name]?.toString())) return true;
      return deny(request, address);
    },
    start: () => hosts.start(),
  };
}
