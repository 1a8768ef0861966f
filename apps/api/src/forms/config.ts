import type { BlockList } from 'node:net';
import { z } from 'zod';
import { trustedProxiesSchema } from '../http/client-address.ts';
import { StartError } from '../start-error.ts';

export interface FormsConfig {
  /** Proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: BlockList;
  /** Posts of an address to one call of a shop in ten minutes. */
  readonly postsPerAddress: number;
}

const environment = z.object({
  API_TRUSTED_PROXIES: trustedProxiesSchema,
  FORM_POSTS_PER_ADDRESS: z.coerce.number('must be a number').int().min(1).default(30),
});

/**
 * Reads `API_TRUSTED_PROXIES` and `FORM_POSTS_PER_ADDRESS`.
 * @throws StartError that names the invalid variable
 */
export function readFormsConfig(variables: NodeJS.ProcessEnv): FormsConfig {
  const filled = Object.entries(variables).filter(([, value]) => value !== '');
  const parsed = environment.safeParse(Object.fromEntries(filled));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`The variable ${String(issue?.path[0])} is wrong: it ${issue?.message ?? ''}.`);
  }
  return { trustedProxies: parsed.data.API_TRUSTED_PROXIES, postsPerAddress: parsed.data.FORM_POSTS_PER_ADDRESS };
}
