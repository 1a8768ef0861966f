import { randomUUID } from 'node:crypto';
import { standInCaptchaToken } from '@veralune/api-client/contract';
import { ask, type Answer } from './ask.ts';

const scope = 'shop_id=1&lang=fr';
/** A product of the shipped content that is sold in Belgium. */
export const soldProduct = 109;

const person = { civility: 'ms', firstname: 'Anna', lastname: 'Peeters' };
const place = { address_1: 'Rue des Alchimistes 12', zipcode: '1000', city: 'Bruxelles', country: 'BE' };

/** Sends a contact request through nginx and an app, as a browser does. */
export function sendContact(port: number, email: string): Promise<Answer> {
  return ask(port, `/api/contact?${scope}`, {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    body: {
      ...{ subject: 'product', profile: 'consumer', message: 'Bonjour,\nje cherche un produit.' },
      ...{ ...person, ...place, address_1: '', address_2: '', email, phone: '', origin: 'PHA', gdpr: '1' },
      captcha_token: standInCaptchaToken('contact'),
    },
  });
}

/** Puts a product into the cart of a new guest. */
export function addToCart(port: number): Promise<Answer> {
  return ask(port, `/api/cart/lines?${scope}`, { method: 'POST', body: { product: soldProduct } });
}

export interface Purchase {
  /** The answer of the step that failed, otherwise of the last one. */
  readonly answer: Answer;
  /** The number of the order, if it was confirmed. */
  readonly order: string | undefined;
}

/** A guest who buys a product, up to the page of the payment provider. */
export async function buy(port: number, email: string): Promise<Purchase> {
  const added = await addToCart(port);
  const cookie = added.headers['set-cookie']?.map((line) => line.split(';')[0] ?? '').join('; ') ?? '';
  const call = (method: string, path: string, body: unknown): Promise<Answer> =>
    ask(port, `/api${path}?${scope}`, { method, headers: { cookie }, body });
  if (added.status !== 201) return { answer: added, order: undefined };
  const delivery = { kind: 'home', email, ...person, ...place, mobile: '+32 470 00 12 34' };
  const delivered = await call('PUT', '/checkout/delivery', delivery);
  if (delivered.status !== 200) return { answer: delivered, order: undefined };
  const ordered = await call('POST', '/checkout/order', { terms: true });
  if (ordered.status >= 300 || ordered.status === 0) return { answer: ordered, order: undefined };
  const { id, number } = JSON.parse(ordered.body) as { id: number; number: string };
  return { answer: await call('POST', `/orders/${id}/payment`, { method: 'card' }), order: number };
}
