import type { BlockList } from 'node:net';
import { z } from 'zod';
import { documented, readVariables } from '../environment/read-variables.ts';
import { trustedProxiesSchema } from '../http/client-address.ts';

export interface FormsConfig {
  /** Proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: BlockList;
  /** Posts of an address to one call of a shop in ten minutes. */
  readonly postsPerAddress: number;
}

export const formsVariables = z.object({
  API_TRUSTED_PROXIES: documented(trustedProxiesSchema, {
    description:
      'The proxies whose `X-Forwarded-For` is believed: addresses and ranges, separated by commas. The sites are among them.',
    example: '127.0.0.0/8,::1,10.0.0.0/8',
    production: true,
  }),
  FORM_POSTS_PER_ADDRESS: documented(
    z.coerce.number('must be a number').int('must be a whole number').min(1, 'must be at least 1').default(30),
    { description: 'How many posts an address may send to a form of a shop in ten minutes.' },
  ),
});

/**
 * Reads `API_TRUSTED_PROXIES` and `FORM_POSTS_PER_ADDRESS`.
 * @throws StartError that names the invalid variable
 */
export function readFormsConfig(variables: NodeJS.ProcessEnv): FormsConfig {
  const read = readVariables(formsVariables, variables);
  return { trustedProxies: read.API_TRUSTED_PROXIES, postsPerAddress: read.FORM_POSTS_PER_ADDRESS };
}
