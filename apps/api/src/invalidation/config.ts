import { marketIds, type MarketId } from '@veralune/routing';
import { z } from 'zod';
import { documented, readVariables } from '../environment/read-variables.ts';
import { StartError } from '../start-error.ts';

/** A site that is informed of changes. A market can have several. */
export interface Target {
  readonly url: string;
  readonly market: MarketId;
}

export interface InvalidationConfig {
  readonly secret: string;
  readonly targets: readonly Target[];
}

const url = z.url({ protocol: /^https?$/ });
const market = z.enum(marketIds);

function isTarget(entry: string): boolean {
  const [id = '', address = ''] = split(entry);
  return market.safeParse(id).success && url.safeParse(address).success;
}

/** `be=http://…` → `['be', 'http://…']`. The URL can contain further equals signs. */
function split(entry: string): [string, string] {
  const at = entry.indexOf('=');
  return [entry.slice(0, at), entry.slice(at + 1)];
}

function targetOf(entry: string): Target {
  const [id, address] = split(entry);
  return { market: market.parse(id), url: url.parse(address) };
}

const targets = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .refine((entries) => entries.every(isTarget), 'must hold entries like be=http://localhost:3001/fragments/revalidate')
  .transform((entries) => entries.map(targetOf))
  .refine((all) => new Set(all.map((target) => target.url)).size === all.length, 'names a site twice');

export const invalidationVariables = z.object({
  REVALIDATE_SECRET: documented(z.string().min(32, 'must have at least 32 characters').optional(), {
    description: 'The secret of the messages about changes, the same as that of the sites.',
    production: true,
    secret: true,
  }),
  SITE_REVALIDATE_URLS: documented(targets.optional(), {
    description: 'The addresses of all instances of the sites, for the messages about changes.',
    example: 'be=http://be:3001/fragments/revalidate,ch=http://ch:3002/fragments/revalidate',
    production: true,
  }),
});

/**
 * Reads `REVALIDATE_SECRET` and `SITE_REVALIDATE_URLS`.
 * @returns null if no sites are configured
 * @throws StartError that names the invalid variable
 */
export function readInvalidationConfig(variables: NodeJS.ProcessEnv): InvalidationConfig | null {
  const read = readVariables(invalidationVariables, variables);
  const { REVALIDATE_SECRET: secret, SITE_REVALIDATE_URLS: sites } = read;
  if (sites === undefined) return null;
  if (secret === undefined)
    throw new StartError('SITE_REVALIDATE_URLS is set, but REVALIDATE_SECRET is not: set both.');
  return { secret, targets: sites };
}
