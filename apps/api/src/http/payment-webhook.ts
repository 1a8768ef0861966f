import type { Hono } from 'hono';
import { ForgedMessageError } from '../shop/payment/provider.ts';
import type { Shop } from '../shop/shop.ts';
import type { ApiEnv } from './api-env.ts';
import { HttpError } from './http-error.ts';
import { withinDeadline } from './within-deadline.ts';

export const webhookPath = '/payment/webhook';

/**
 * Adds the route for messages of the payment provider. Not a call of the contract: the signature covers the bytes of the
 * body, so nothing may parse it before.
 */
export function mountPaymentWebhook(app: Hono<ApiEnv>, shop: Shop): void {
  app.post(webhookPath, async (context) => {
    const body = await context.req.text();
    const { now } = context.get('moment');
    try {
      await withinDeadline(shop.receivePayment(body, context.req.header('stripe-signature') ?? '', now));
    } catch (thrown) {
      if (!(thrown instanceof ForgedMessageError)) throw thrown;
      throw new HttpError(400, 'signature_invalid', 'The message is not signed by the payment provider.');
    }
    return context.json({ received: true }, 200, { 'cache-control': 'no-store' });
  });
}
