import type { Cart, Checkout, Order, OrderStatus, Payment } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { ChallengeResult, Outcome } from '../../src/payment-stand-in/stand-in.ts';
import { readMailConfig } from '../../src/mail/config.ts';
import { runOrdersCommand } from '../../src/office/orders-command.ts';
import { refunds } from '../../src/shop/payment/schema.ts';
import type { Answer, Browser, PersonalApi } from './personal-api.ts';
import { sampleMobile, samplePerson, samplePlace } from './sample-person.ts';

/** Ids of products in the shipped content. */
export const products = { zinc: 112, magnesium: 109, voyage: 102 } as const;

/** The delivery step of a guest in Belgium. */
export const deliveryFields = {
  kind: 'home',
  email: 'anna@example.org',
  ...samplePerson,
  ...samplePlace,
  mobile: sampleMobile,
} as const;

const places: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> = {
  'fr-ch': { zipcode: '1204', city: 'Genève', country: 'CH' },
  'de-ch': { zipcode: '8001', city: 'Zürich', country: 'CH' },
  'it-ch': { zipcode: '6900', city: 'Lugano', country: 'CH' },
  'es-es': { zipcode: '28010', city: 'Madrid', country: 'ES' },
  'de-de': { zipcode: '10119', city: 'Berlin', country: 'DE' },
};

/** A person who buys, in one browser and language. */
export interface Buyer {
  readonly browser: Browser;
  readonly call: (path: string, body?: unknown) => Promise<Answer>;
  readonly add: (product: number, quantity?: number, size?: number) => Promise<Cart>;
  readonly deliver: (changes?: Readonly<Record<string, string>>) => Promise<Checkout>;
  readonly order: () => Promise<Order>;
  readonly payment: (id: number) => Promise<Payment>;
  /** Starts a payment by card, and chooses what happens at the stand-in. */
  readonly pay: (id: number, outcome: Outcome, challenge?: ChallengeResult) => Promise<void>;
  /** Waits until an order has a status. */
  readonly seeStatus: (id: number, status: OrderStatus) => Promise<Order>;
}

function bodyOf<Body>(answer: Answer, status: number): Body {
  expect(answer.body, JSON.stringify(answer.body)).not.toHaveProperty('error');
  expect(answer.status).toBe(status);
  return answer.body as Body;
}

export function buyerOf(api: PersonalApi, browser: Browser, locale: Locale = 'fr-be'): Buyer {
  const call: Buyer['call'] = (path, body) => browser.call(path, body, { locale });
  return {
    browser,
    call,
    add: async (product, quantity = 1, size = 0) => bodyOf(await call('/cart/lines', { product, quantity, size }), 201),
    deliver: async (changes = {}) =>
      bodyOf(await call('PUT /checkout/delivery', { ...deliveryFields, ...places[locale], ...changes }), 200),
    order: async () => bodyOf(await call('/checkout/order', { terms: true }), 201),
    payment: async (id) => bodyOf(await call(`/orders/${String(id)}/payment`), 200),
    pay: async (id, outcome, challenge) => {
      const { url } = bodyOf<{ url: string }>(await call(`/orders/${String(id)}/payment`, { method: 'card' }), 201);
      const session = new URL(url).pathname.split('/').at(-1) ?? '';
      const standIn = api.shop().standIn;
      expect(standIn?.session(session)).toMatchObject({ status: 'open' });
      const target = standIn?.choose(session, outcome);
      expect(target === null).toBe(challenge !== undefined);
      if (challenge !== undefined) standIn?.finishChallenge(session, challenge);
    },
    seeStatus: async (id, status) => {
      let order: Order | undefined;
      await expect
        .poll(
          async () => {
            order = bodyOf<Order>(await call(`/orders/${String(id)}`), 200);
            return order.status;
          },
          { timeout: 10_000 },
        )
        .toBe(status);
      if (order === undefined) throw new Error('The order was not read.');
      return order;
    },
  };
}

/** A paid order. */
export interface Bought {
  readonly buyer: Buyer;
  readonly order: Order;
  readonly email: string;
}

interface OfficeAndBuyers {
  /** An order that is paid; of a guest, which is faster, unless the test needs an account. */
  readonly bought: (hasAccount?: boolean, email?: string) => Promise<Bought>;
  readonly office: (action: string, subject: string, rest?: { readonly tracking?: string }) => Promise<string>;
}

/** People who buy, each with another address, and the office. */
export function officeAndBuyers(api: PersonalApi, now: () => number): OfficeAndBuyers {
  const mail = readMailConfig({}, '/unused');
  let people = 0;
  return {
    bought: async (hasAccount = false, address) => {
      people += 1;
      const email = address ?? `customer-${String(people)}@example.org`;
      const buyer = buyerOf(api, hasAccount ? await api.signedIn({ email }) : api.browser());
      await buyer.add(products.zinc, 2);
      await buyer.add(products.magnesium);
      await buyer.deliver({ email });
      const { id } = await buyer.order();
      await buyer.pay(id, 'paid');
      const order = await buyer.seeStatus(id, 'paid');
      await api.nextMail(email);
      return { buyer, order, email };
    },
    office: (action, subject, rest = {}) =>
      runOrdersCommand({ db: api.db(), mail }, { action, subject, ...rest }, now()),
  };
}

/** Waits until an amount of an order is paid back. */
export async function refunded(api: PersonalApi, id: number, cents: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const rows = await api.db().select().from(refunds).where(eq(refunds.orderId, id));
        return rows.filter(({ state }) => state === 'done').reduce((sum, { amountCents }) => sum + amountCents, 0);
      },
      { timeout: 10_000 },
    )
    .toBe(cents);
}
