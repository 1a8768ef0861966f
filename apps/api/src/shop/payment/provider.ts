import Stripe from 'stripe';
import type { PaymentMethod } from '@veralune/api-client/contract';
import type { Language } from '@veralune/routing';
import type { PaymentConfig } from './config.ts';

/** What the customer is asked to pay. */
export interface WantedSession {
  /** Id of the attempt in `payments`: the idempotency key, and how messages name it. */
  readonly paymentId: string;
  readonly orderNumber: string;
  readonly amountCents: number;
  readonly currency: 'EUR' | 'CHF';
  readonly method: Exclude<PaymentMethod, 'cheque'>;
  readonly email: string;
  readonly lang: Language;
  /** Milliseconds since 1970. Repeated calls must have the same. */
  readonly startedAt: number;
  /** Where the provider sends the browser afterwards. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/** What the provider says about a session. */
export interface SessionState {
  readonly id: string;
  readonly paymentId: string;
  readonly isPaid: boolean;
  readonly amountCents: number;
  readonly currency: string;
  readonly transactionId: string | null;
}

/** A verified message of the provider. */
export type PaymentMessage = { readonly id: string; readonly type: string } & (
  | { readonly kind: 'session'; readonly session: SessionState }
  /** The session can't be paid any more. */
  | { readonly kind: 'ended'; readonly paymentId: string }
  | {
      readonly kind: 'failed';
      readonly paymentId: string;
      /** Whether the bank's confirmation failed, and not the payment itself. */
      readonly isAuthentication: boolean;
    }
  | { readonly kind: 'other' }
);

/** The provider refused or did not answer. */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError';
}

/** The message was not signed by the provider, or long ago. */
export class ForgedMessageError extends Error {
  override readonly name = 'ForgedMessageError';
}

/** Wallets of phones come with cards; the online wallet is a method of its own. */
const methodTypes = { card: 'card', mobile_wallet: 'card', online_wallet: 'paypal' } as const;

/** The shortest that the provider accepts is 30 minutes. The API ends sessions itself, earlier. */
const sessionSeconds = 31 * 60;
/** A call of the API answers within four seconds. */
const timeoutMs = 3_500;

const authenticationFailure = 'payment_intent_authentication_failure';

function idOf(value: string | { readonly id: string } | null): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null);
}

function stateOf(session: Stripe.Checkout.Session): SessionState {
  return {
    id: session.id,
    paymentId: session.metadata?.['payment_id'] ?? '',
    isPaid: session.payment_status === 'paid',
    amountCents: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    transactionId: idOf(session.payment_intent),
  };
}

function messageOf(event: Stripe.Event): PaymentMessage {
  const { id, type } = event;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return { id, type, kind: 'session', session: stateOf(event.data.object) };
    case 'checkout.session.expired':
      return { id, type, kind: 'ended', paymentId: stateOf(event.data.object).paymentId };
    case 'payment_intent.payment_failed': {
      const { metadata, last_payment_error: error } = event.data.object;
      return {
        ...{ id, type, kind: 'failed', paymentId: metadata['payment_id'] ?? '' },
        isAuthentication: error?.code === authenticationFailure,
      };
    }
    default:
      return { id, type, kind: 'other' };
  }
}

/** Turns the library's errors into ours, which have no secrets. */
async function asked<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (thrown) {
    if (thrown instanceof Stripe.errors.StripeError) throw new PaymentProviderError(thrown.message, { cause: thrown });
    throw thrown;
  }
}

/**
 * The payment provider: Stripe's hosted page asks for the card, so that no card data reaches our servers.
 * Source: docs/decisions/0023-orders-and-payment.md.
 */
export class PaymentProvider {
  readonly #stripe: Stripe;
  readonly #webhookSecret: string;

  constructor({ secretKey, webhookSecret, apiUrl }: PaymentConfig) {
    this.#webhookSecret = webhookSecret;
    this.#stripe = new Stripe(secretKey, {
      maxNetworkRetries: 1,
      timeout: timeoutMs,
      telemetry: false,
      ...(apiUrl !== null && {
        host: apiUrl.hostname,
        port: apiUrl.port,
        protocol: apiUrl.protocol === 'http:' ? 'http' : 'https',
      }),
    });
  }

  /**
   * Makes the session of an attempt. Repeating it answers the same session.
   * @throws PaymentProviderError
   */
  async createSession(wanted: WantedSession): Promise<{ readonly id: string; readonly url: string }> {
    const { paymentId, orderNumber, amountCents, currency, method, email, lang, startedAt, returnUrl, cancelUrl } =
      wanted;
    const metadata = { payment_id: paymentId, order: orderNumber };
    const product = { currency: currency.toLowerCase(), unit_amount: amountCents, product_data: { name: orderNumber } };
    const { id, url } = await asked(
      this.#stripe.checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [{ quantity: 1, price_data: product }],
          allowed_payment_method_types: [methodTypes[method]],
          adaptive_pricing: { enabled: false },
          payment_method_options: { card: { request_three_d_secure: 'any' } },
          customer_email: email,
          locale: lang,
          client_reference_id: orderNumber,
          metadata,
          payment_intent_data: { metadata },
          success_url: returnUrl,
          cancel_url: cancelUrl,
          expires_at: Math.floor(startedAt / 1_000) + sessionSeconds,
        },
        { idempotencyKey: paymentId },
      ),
    );
    if (url === null) throw new PaymentProviderError('The provider made a session without a page.');
    return { id, url };
  }

  /**
   * Ends a session, so that it can't be paid any more.
   * @returns its last state: it may have been paid just before. Null if the provider does not know the session
   * @throws PaymentProviderError
   */
  async closeSession(id: string): Promise<SessionState | null> {
    try {
      return stateOf(await this.#stripe.checkout.sessions.expire(id));
    } catch (thrown) {
      if (thrown instanceof Stripe.errors.StripeInvalidRequestError && thrown.code === 'resource_missing') return null;
      // It is complete, or it has ended already.
      if (thrown instanceof Stripe.errors.StripeInvalidRequestError) return this.readSession(id);
      throw new PaymentProviderError('A session could not be ended.', { cause: thrown });
    }
  }

  /** @throws PaymentProviderError */
  async readSession(id: string): Promise<SessionState> {
    return stateOf(await asked(this.#stripe.checkout.sessions.retrieve(id)));
  }

  /**
   * Pays back. Repeating it with the same key has no further effect.
   * @returns the provider's id of the refund
   * @throws PaymentProviderError
   */
  async refund(key: string, transactionId: string, amountCents: number): Promise<string> {
    const wanted = { payment_intent: transactionId, amount: amountCents };
    const { id } = await asked(this.#stripe.refunds.create(wanted, { idempotencyKey: key }));
    return id;
  }

  /**
   * Checks the signature of a message, which covers its bytes and its time.
   * @throws ForgedMessageError
   */
  async readMessage(body: string, signature: string): Promise<PaymentMessage> {
    try {
      return messageOf(await this.#stripe.webhooks.constructEventAsync(body, signature, this.#webhookSecret));
    } catch (thrown) {
      throw new ForgedMessageError('The message is not signed by the provider.', { cause: thrown });
    }
  }
}
