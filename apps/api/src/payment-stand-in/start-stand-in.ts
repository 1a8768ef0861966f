import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { listen } from '../serve.ts';
import type { PaymentConfig } from '../shop/payment/config.ts';
import { standInPages } from './pages.ts';
import { PaymentStandIn, type Deliver } from './stand-in.ts';

/** Path of the pages for testers on the API. Browsers reach them below `/api/` of each site. */
export const standInPath = '/payment-stand-in';

export interface RunningStandIn {
  readonly config: PaymentConfig;
  readonly standIn: PaymentStandIn;
  /** The pages for testers. */
  readonly pages: Hono;
  readonly close: () => Promise<void>;
}

export interface StartStandInOptions {
  /** Delivers signed messages to the API. */
  readonly deliver: Deliver;
  readonly lateMs?: number;
}

/**
 * Starts a server on the loopback interface that speaks the part of Stripe's protocol that the API uses. Anyone can pay
 * there with a click, so production needs `STRIPE_SECRET_KEY`.
 */
export async function startPaymentStandIn({ deliver, lateMs }: StartStandInOptions): Promise<RunningStandIn> {
  const secretKey = `sk_standin_${randomUUID()}`;
  const webhookSecret = `whsec_${randomUUID()}`;
  const standIn = new PaymentStandIn({
    pagesPath: `/api${standInPath}`,
    webhookSecret,
    deliver,
    ...(lateMs !== undefined && { lateMs }),
  });
  const app = new Hono();
  app.all('/v1/*', async ({ req }) => {
    if (req.header('authorization') !== `Bearer ${secretKey}`)
      return Response.json({ error: { type: 'invalid_request_error', message: 'Invalid API key' } }, { status: 401 });
    const form = new URLSearchParams(req.method === 'POST' ? await req.text() : '');
    const { status, body } = standIn.answer(req.path, form, req.header('idempotency-key'));
    return Response.json(body, { status });
  });
  const { port, close } = await listen(app, { port: 0, host: '127.0.0.1' });
  return {
    config: { secretKey, webhookSecret, apiUrl: new URL(`http://127.0.0.1:${String(port)}`) },
    standIn,
    pages: standInPages(standIn),
    close: async () => {
      await standIn.stop();
      await close();
    },
  };
}
