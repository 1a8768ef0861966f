import { z } from 'zod';
import { documented, readVariables } from '../../environment/read-variables.ts';
import { StartError } from '../../start-error.ts';

export interface PaymentConfig {
  readonly secretKey: string;
  /** Signs the provider's messages. */
  readonly webhookSecret: string;
  /** Null for Stripe itself. */
  readonly apiUrl: URL | null;
}

export const paymentVariables = z.object({
  STRIPE_SECRET_KEY: documented(z.string().optional(), {
    description:
      'Payments by Stripe, whose messages go to `/payment/webhook` of the API; a local stand-in takes its place without it.',
    production: true,
    secret: true,
  }),
  STRIPE_WEBHOOK_SECRET: documented(z.string().optional(), {
    description: 'Signs the messages of Stripe. Necessary with `STRIPE_SECRET_KEY`.',
    production: true,
    secret: true,
  }),
  STRIPE_API_URL: documented(z.url({ protocol: /^https?$/, error: 'must be an address' }).optional(), {
    description: 'Another address of the API of Stripe, for tests.',
    example: 'http://localhost:12111',
  }),
});

/**
 * Reads `STRIPE_SECRET_KEY`, `STRIPE_WEBHOOK_SECRET` and `STRIPE_API_URL`.
 * @returns null without a key: a local stand-in takes the place of the provider
 * @throws StartError that names the variable that is missing or invalid
 */
export function readPaymentConfig(variables: NodeJS.ProcessEnv): PaymentConfig | null {
  const read = readVariables(paymentVariables, variables);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = read;
  if (secretKey === undefined) return null;
  if (webhookSecret === undefined)
    throw new StartError('STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET, which signs the messages about payments.');
  return { secretKey, webhookSecret, apiUrl: apiUrl === undefined ? null : new URL(apiUrl) };
}
