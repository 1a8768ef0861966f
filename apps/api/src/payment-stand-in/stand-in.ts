import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';

/** What a tester can choose on the page of the stand-in. */
export const outcomes = [
  'paid',
  'paid_late',
  'paid_twice',
  'paid_out_of_order',
  'paid_forged',
  'refused',
  'three_d_secure',
  'canceled',
  'expired',
] as const;
export type Outcome = (typeof outcomes)[number];

/** How the bank's step of 3-D Secure ends. */
export const challengeResults = ['confirmed', 'failed'] as const;
export type ChallengeResult = (typeof challengeResults)[number];

/** A checkout session, with the fields that the API reads. */
export interface StandInSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly url: string;
  readonly amount_total: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly payment_intent: string;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly status: 'open' | 'complete' | 'expired';
  readonly payment_status: 'unpaid' | 'paid';
}

interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly payment_intent: string;
  readonly status: 'succeeded';
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Delivers the bytes of a message with its signature. @returns the status of the answer */
export type Deliver = (body: string, signature: string) => Promise<number>;

export interface StandInOptions {
  /** Path of the pages for testers, on the site that the payment returns to. */
  readonly pagesPath: string;
  readonly webhookSecret: string;
  readonly deliver: Deliver;
  /** How long a late message waits. Milliseconds. */
  readonly lateMs?: number;
}

const retryMs = 500;
/** Five minutes, in which a killed API starts again on a busy machine. The provider repeats a message for days. */
const mostAttempts = 600;
const defaultLateMs = 10_000;

function newId(prefix: string): string {
  return `${prefix}_standin_${randomBytes(12).toString('hex')}`;
}

function failure(status: number, type: string, message: string, code?: string): Answer {
  return { status, body: { error: { type, message, ...(code !== undefined && { code }) } } };
}

/**
 * Takes the place of the payment provider in development and tests: it answers the calls of the API as Stripe does, and
 * sends signed messages. Everything is in memory. Its pages take no card: a tester chooses what happens.
 */
export class PaymentStandIn {
  readonly #options: StandInOptions;
  readonly #sessions = new Map<string, StandInSession>();
  readonly #refunds = new Map<string, Refund>();
  /** Answers by idempotency key, with the request that they belong to. */
  readonly #answers = new Map<string, { readonly request: string; readonly answer: Answer }>();
  readonly #stopping = new AbortController();
  readonly #deliveries = new Set<Promise<void>>();

  constructor(options: StandInOptions) {
    this.#options = options;
  }

  /** Charged and paid back, by transaction. For tests. */
  totals(): { readonly charged: readonly StandInSession[]; readonly refunds: readonly Refund[] } {
    return {
      charged: [...this.#sessions.values()].filter(({ payment_status: status }) => status === 'paid'),
      refunds: [...this.#refunds.values()],
    };
  }

  session(id: string): StandInSession | undefined {
    return this.#sessions.get(id);
  }

  /** Answers a call of the API. A repeated idempotency key gets the first answer; with another body, an error. */
  answer(path: string, form: URLSearchParams, idempotencyKey: string | undefined): Answer {
    const request = `${path}?${form.toString()}`;
    const known = idempotencyKey === undefined ? undefined : this.#answers.get(idempotencyKey);
    if (known !== undefined)
      return known.request === request
        ? known.answer
        : failure(400, 'idempotency_error', 'Keys for idempotent requests can only be used with the same parameters.');
    const answer = this.#answerNew(path, form);
    if (idempotencyKey !== undefined) this.#answers.set(idempotencyKey, { request, answer });
    return answer;
  }

  #answerNew(path: string, form: URLSearchParams): Answer {
    if (path === '/v1/checkout/sessions') return this.#create(form);
    if (path === '/v1/refunds') return this.#refund(form);
    const [, id = '', action] = /^\/v1\/checkout\/sessions\/(\w+)(?:\/(expire))?$/.exec(path) ?? [];
    const session = this.#sessions.get(id);
    if (session === undefined)
      return failure(404, 'invalid_request_error', `No such checkout.session: '${id}'`, 'resource_missing');
    if (action === undefined) return { status: 200, body: session };
    if (session.status !== 'open')
      return failure(400, 'invalid_request_error', `Only sessions with a status in ["open"] can be expired.`);
    return { status: 200, body: this.#change(session, { status: 'expired' }) };
  }

  #create(form: URLSearchParams): Answer {
    const id = newId('cs');
    const quantity = Number(form.get('line_items[0][quantity]'));
    const metadata = [...form].flatMap(([name, value]) => {
      const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
      return key === undefined ? [] : [[key, value] as const];
    });
    const returnUrl = form.get('success_url') ?? '';
    if (!URL.canParse(returnUrl)) return failure(400, 'invalid_request_error', 'Not a valid URL: success_url');
    const session: StandInSession = {
      id,
      object: 'checkout.session',
      url: new URL(`${this.#options.pagesPath}/${id}`, returnUrl).href,
      amount_total: quantity * Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      metadata: Object.fromEntries(metadata),
      payment_intent: newId('pi'),
      success_url: returnUrl,
      cancel_url: form.get('cancel_url') ?? '',
      status: 'open',
      payment_status: 'unpaid',
    };
    this.#sessions.set(id, session);
    return { status: 200, body: session };
  }

  #refund(form: URLSearchParams): Answer {
    const transaction = form.get('payment_intent') ?? '';
    const paid = this.totals().charged.find((session) => session.payment_intent === transaction);
    const amount = Number(form.get('amount'));
    const before = [...this.#refunds.values()].filter((refund) => refund.payment_intent === transaction);
    const left = (paid?.amount_total ?? 0) - before.reduce((sum, refund) => sum + refund.amount, 0);
    if (amount > left || amount <= 0)
      return failure(400, 'invalid_request_error', 'Refund amount is greater than unrefunded amount on charge.');
    const refund: Refund = {
      ...{ id: newId('re'), object: 'refund', amount },
      ...{ payment_intent: transaction, status: 'succeeded' },
    };
    this.#refunds.set(refund.id, refund);
    return { status: 200, body: refund };
  }

  #change(session: StandInSession, changes: Partial<StandInSession>): StandInSession {
    const changed = { ...session, ...changes };
    this.#sessions.set(session.id, changed);
    return changed;
  }

  /**
   * Does what a tester chose.
   * @returns where the browser goes: back to the site, or null to the page of the bank's step
   */
  choose(id: string, outcome: Outcome): string | null {
    const session = this.#sessions.get(id);
    if (session === undefined) return null;
    if (session.status !== 'open') return session.success_url;
    switch (outcome) {
      case 'three_d_secure':
        return null;
      case 'canceled':
        return session.cancel_url;
      case 'expired':
        this.#send('checkout.session.expired', this.#change(session, { status: 'expired' }));
        return session.cancel_url;
      case 'refused':
        this.#send('payment_intent.payment_failed', this.#failed(session, 'card_declined'));
        return session.success_url;
      default:
        return this.#pay(session, outcome);
    }
  }

  /** The end of the bank's step. */
  finishChallenge(id: string, result: ChallengeResult): string | null {
    const session = this.#sessions.get(id);
    if (session === undefined) return null;
    if (session.status !== 'open') return session.success_url;
    if (result === 'confirmed') return this.#pay(session, 'paid');
    this.#send('payment_intent.payment_failed', this.#failed(session, 'payment_intent_authentication_failure'));
    return session.success_url;
  }

  #failed(session: StandInSession, code: string): object {
    return {
      id: session.payment_intent,
      object: 'payment_intent',
      amount: session.amount_total,
      currency: session.currency,
      metadata: session.metadata,
      status: 'requires_payment_method',
      last_payment_error: { type: 'card_error', code },
    };
  }

  #pay(
    session: StandInSession,
    outcome: Exclude<Outcome, 'three_d_secure' | 'canceled' | 'expired' | 'refused'>,
  ): string {
    if (outcome === 'paid_forged') {
      // Nobody paid: someone only sends a message that says so, with a wrong secret.
      const forged = { ...session, status: 'complete', payment_status: 'paid' };
      this.#send('checkout.session.completed', forged, { secret: randomUUID(), attempts: 1 });
      return session.success_url;
    }
    const paid = this.#change(session, { status: 'complete', payment_status: 'paid' });
    const completed = 'checkout.session.completed';
    if (outcome === 'paid_late') this.#send(completed, paid, { delayMs: this.#options.lateMs ?? defaultLateMs });
    else if (outcome === 'paid_twice') this.#send(completed, paid, { times: 3 });
    else {
      this.#send(completed, paid);
      // An attempt failed before, but its message arrives after that of the success.
      if (outcome === 'paid_out_of_order')
        this.#send('payment_intent.payment_failed', this.#failed(session, 'card_declined'), { delayMs: retryMs });
    }
    return session.success_url;
  }

  #send(
    type: string,
    object: object,
    options: {
      readonly secret?: string;
      readonly delayMs?: number;
      readonly times?: number;
      readonly attempts?: number;
    } = {},
  ): void {
    const { secret = this.#options.webhookSecret, delayMs = 0, times = 1, attempts = mostAttempts } = options;
    const payload = JSON.stringify({ id: newId('evt'), object: 'event', type, data: { object } });
    for (let time = 0; time < times; time += 1) {
      const delivery = this.#deliver(payload, secret, { delayMs, attempts }).catch(() => undefined);
      this.#deliveries.add(delivery);
      void delivery.finally(() => this.#deliveries.delete(delivery));
    }
  }

  /** Delivers a message until it is accepted, as the provider does. Each attempt is signed with its own time. */
  async #deliver(
    payload: string,
    secret: string,
    { delayMs, attempts }: { readonly delayMs: number; readonly attempts: number },
  ): Promise<void> {
    const { signal } = this.#stopping;
    await pause(delayMs, undefined, { signal });
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
      const status = await this.#options.deliver(payload, signature).catch(() => 0);
      if (status >= 200 && status < 300) return;
      await pause(retryMs, undefined, { signal });
    }
  }

  /** Waits for the messages that are under way. Late ones are given up. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#deliveries);
  }
}
