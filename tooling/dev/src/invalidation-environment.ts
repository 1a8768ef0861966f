import { randomBytes } from 'node:crypto';
import type { MarketId } from '@veralune/routing';
import type { Environment } from './child.ts';
import type { Ports } from './ports.ts';

/** A new secret for every run, so that nothing outside of the stack can invalidate pages of its sites. */
const secret = randomBytes(32).toString('hex');

/** Environment of the apps: lets them verify invalidation messages. Source: docs/decisions/0011-invalidation.md. */
export const appInvalidation: Environment = { REVALIDATE_SECRET: secret };

/** Environment of the API: the secret, and the addresses to which it sends invalidation messages. */
export function apiInvalidation({
  ports,
  markets,
}: {
  readonly ports: Ports;
  readonly markets: readonly MarketId[];
}): Environment {
  return {
    REVALIDATE_SECRET: secret,
    SITE_REVALIDATE_URLS: markets
      .map((id) => `${id}=http://localhost:${ports.apps[id]}/fragments/revalidate`)
      .join(','),
  };
}
