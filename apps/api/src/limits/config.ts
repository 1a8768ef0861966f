import { z } from 'zod';
import { StartError } from '../start-error.ts';

/** What requests are counted as: reading, searching, writing, and everything with the token of an editor. */
export const budgets = ['read', 'search', 'write', 'office'] as const;
export type Budget = (typeof budgets)[number];

export interface RequestLimitsConfig {
  /** Requests in a minute, of an address or a token. Null: no limits. */
  readonly perMinute: Readonly<Record<Budget, number>> | null;
  /** A Redis or Valkey server with which instances count together. Undefined: each counts by itself. */
  readonly redisUrl: string | undefined;
}

/** A page shows dozens of pictures, and a household or an office shares one address. */
const defaults: Readonly<Record<Budget, number>> = { read: 1_800, search: 300, write: 120, office: 600 };

const entry = new RegExp(`^(${budgets.join('|')})=([1-9]\\d{0,6})$`);

const perMinute = z
  .string()
  .default('')
  .transform((text, context) => {
    if (text === 'off') return null;
    const entries = text === '' ? [] : text.split(',').map((each) => entry.exec(each.trim()));
    if (entries.includes(null))
      context.addIssue(`must be "off" or numbers per minute: ${budgets.map((name) => `${name}=100`).join(',')}`);
    const given = entries.map((match) => [match?.[1], Number(match?.[2])] as const);
    return { ...defaults, ...Object.fromEntries(given) };
  });

const environment = z.object({
  API_RATE_LIMITS: perMinute,
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be an address like redis://localhost:6379' }).optional(),
});

/**
 * Reads `API_RATE_LIMITS` and `REDIS_URL`.
 * @throws StartError that names the invalid variable
 */
export function readRequestLimitsConfig(variables: NodeJS.ProcessEnv): RequestLimitsConfig {
  const filled = Object.entries(variables).filter(([, value]) => value !== '');
  const parsed = environment.safeParse(Object.fromEntries(filled));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`The variable ${String(issue?.path[0])} is wrong: it ${issue?.message ?? ''}.`);
  }
  return { perMinute: parsed.data.API_RATE_LIMITS, redisUrl: parsed.data.REDIS_URL };
}
