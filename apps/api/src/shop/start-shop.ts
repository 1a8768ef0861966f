import type { Hono } from 'hono';
import type { OpenDatabase } from '../db/open.ts';
import type { FormLimits } from '../forms/rate-limits.ts';
import type { Postcodes } from '../geo/postcodes.ts';
import { log } from '../log.ts';
import type { MailConfig } from '../mail/config.ts';
import { startPaymentStandIn, type RunningStandIn } from '../payment-stand-in/start-stand-in.ts';
import type { PaymentConfig } from './payment/config.ts';
import { PaymentProvider } from './payment/provider.ts';
import { runPaymentClock } from './payment/payment-clock.ts';
import { Shop } from './shop.ts';

export interface StartShopOptions {
  readonly database: Pick<OpenDatabase, 'requestDb'>;
  readonly postcodes: Postcodes;
  readonly mail: MailConfig;
  readonly limits: Pick<FormLimits, 'countPost'>;
  readonly onMail: () => void;
  /** Null for the local stand-in. */
  readonly payment: PaymentConfig | null;
  /** How often orders expire and refunds are paid. Milliseconds. */
  readonly intervalMs?: number;
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly now?: () => number;
  /** How late the late message of the stand-in is. Milliseconds. */
  readonly lateMs?: number;
}

export interface StartedShop {
  readonly shop: Shop;
  /** The pages of the stand-in; null with the real provider. */
  readonly standInPages: Hono | null;
  /** For tests. */
  readonly standIn: RunningStandIn['standIn'] | null;
  /** Must be called before the database is closed. */
  readonly stop: () => Promise<void>;
}

const defaultIntervalMs = 10_000;

/** Runs the clock of payments now and then. */
function startClock(run: () => Promise<void>, intervalMs: number): { readonly stop: () => Promise<void> } {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= run()
      .catch((error: unknown) => {
        log('error', 'Payments could not be checked. They are checked again soon.', { error });
      })
      .finally(() => {
        running = null;
      });
  }, intervalMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

/** Starts the shop: the payment provider or its stand-in, and the clock of payments. */
export async function startShop(options: StartShopOptions): Promise<StartedShop> {
  const {
    database,
    postcodes,
    mail,
    limits,
    onMail,
    payment,
    intervalMs = defaultIntervalMs,
    now = Date.now,
  } = options;
  let deliver = (_body: string, _signature: string): Promise<number> => Promise.resolve(503);
  const standIn =
    payment === null
      ? await startPaymentStandIn({
          deliver: (body, signature) => deliver(body, signature),
          ...(options.lateMs !== undefined && { lateMs: options.lateMs }),
        })
      : null;
  if (standIn !== null) log('info', 'Without STRIPE_SECRET_KEY, a local stand-in takes payments.');
  const config = payment ?? standIn?.config;
  if (config === undefined) throw new Error('There is neither a payment provider nor a stand-in.');
  const provider = new PaymentProvider(config);
  const db = database.requestDb;
  const shop = new Shop({ db, postcodes, provider, mail, limits, onMail });
  deliver = (body, signature) =>
    shop.receivePayment(body, signature, now()).then(
      () => 200,
      () => 400,
    );
  const clock = startClock(() => runPaymentClock({ db, provider, mail, onMail }, now()), intervalMs);
  return {
    shop,
    standInPages: standIn?.pages ?? null,
    standIn: standIn?.standIn ?? null,
    stop: async () => {
      await clock.stop();
      await standIn?.close();
    },
  };
}
