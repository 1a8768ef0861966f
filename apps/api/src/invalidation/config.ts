import { marketIds, type MarketId } from '@veralune/routing';
import { z } from 'zod';
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

const environment = z.object({
  REVALIDATE_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SITE_REVALIDATE_URLS: z
    .string()
    .transform((text) => text.split(',').map((entry) => entry.trim()))
    .refine(
      (entries) => entries.every(isTarget),
      'must hold entries like be=http://localhost:3001/fragments/revalidate',
    )
    .transform((entries) => entries.map(targetOf))
    .refine((targets) => new Set(targets.map((target) => target.url)).size === targets.length, 'names a site twice')
    .optional(),
});

/** An empty variable counts as not set. */
function filled(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}

/**
 * Reads `REVALIDATE_SECRET` and `SITE_REVALIDATE_URLS`.
 * @returns null if no sites are configured
 * @throws StartError that names the invalid variable
 */
export function readInvalidationConfig(variables: NodeJS.ProcessEnv): InvalidationConfig | null {
  const parsed = environment.safeParse({
    REVALIDATE_SECRET: filled(variables['REVALIDATE_SECRET']),
    SITE_REVALIDATE_URLS: filled(variables['SITE_REVALIDATE_URLS']),
  });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`The variable ${String(issue?.path[0])} is wrong: it ${issue?.message ?? ''}.`);
  }
  const { REVALIDATE_SECRET: secret, SITE_REVALIDATE_URLS: targets } = parsed.data;
  if (targets === undefined) return null;
  if (secret === undefined)
    throw new StartError('SITE_REVALIDATE_URLS is set, but REVALIDATE_SECRET is not: set both.');
  return { secret, targets };
}
