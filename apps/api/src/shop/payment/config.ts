import { z } from 'zod';
import { StartError } from '../../start-error.ts';

export interface PaymentConfig {
  readonly secretKey: string;
  /** Signs the provider's messages. */
  readonly webhookSecret: string;
  /** Null for Stripe itself. */
  readonly apiUrl: URL | null;
}

const environment = z.object({
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/, error: 'must be an address' }).optional(),
});

/**
 * Reads `STRIPE_SECRET_KEY`, `STRIPE_WEBHOOK_SECRET` and `STRIPE_API_URL`.
 * @returns null without a key: a local stand-in takes the place of the provider
 * @throws StartError that names the variable that is missing or invalid
 */
export function readPaymentConfig(variables: NodeJS.ProcessEnv): PaymentConfig | null {
  const filled = Object.entries(variables).filter(([, value]) => value !== '');
  const parsed = environment.safeParse(Object.fromEntries(filled));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`The variable ${String(issue?.path[0])} is wrong: it ${issue?.message ?? ''}.`);
  }
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = parsed.data;
  if (secretKey === undefined) return null;
  if (webhookSecret === undefined)
    throw new StartError('STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET, which signs the messages about payments.');
  return { secretKey, webhookSecret, apiUrl: apiUrl === undefined ? null : new URL(apiUrl) };
}
