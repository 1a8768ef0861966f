import { randomBytes } from 'node:crypto';
import type { MarketId } from '@veralune/routing';
import type { Environment } from './child.ts';
import type { Ports } from './ports.ts';

/** A new secret for every run: nothing outside the stack can tell its sites to render pages again. */
const secret = randomBytes(32).toString('hex');

/** What an app needs to hear of changes in the catalogue. Source: docs/decisions/0011-invalidation.md. */
export const appInvalidation: Environment = { REVALIDATE_SECRET: secret };

/** What the API needs to tell the running apps of changes. */
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
