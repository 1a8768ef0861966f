'use server';

import { paymentMethods, type PaymentMethod } from '@veralune/api-client/contract';
import { href } from '@veralune/routing';
import { redirect } from 'next/navigation';
import { actionLocale } from '../../account/action-locale.ts';
import { writeForVisitor } from '../../account/visitor-calls.ts';
import { orderParameter } from '../../checkout/order-of-page.ts';

/** The kinds of the screen are written with dashes. */
function methodIn(data: FormData): PaymentMethod {
  const given = String(data.get('method')).replaceAll('-', '_');
  return paymentMethods.find((method) => method === given) ?? 'card';
}

/** Starts the payment, and leads to the provider's page, which asks for the card; a cheque is confirmed at once. */
export async function postPayment(given: string, order: number, data: FormData): Promise<void> {
  const locale = actionLocale(given);
  const method = methodIn(data);
  const result = await writeForVisitor(locale, 'paymentStart', { params: { id: order }, body: { method } });
  const query = `?${orderParameter}=${String(order)}`;
  if (result.ok) redirect(result.data.url ?? href('checkout-confirmation', {}, locale) + query);
  const { error } = result;
  const code = error.kind === 'http' ? error.code : '';
  const known: Readonly<Record<string, string>> = { already_paid: 'already-paid', order_closed: 'expired' };
  redirect(`${href('checkout-error', {}, locale)}${query}&failure=${known[code] ?? 'not-prepared'}`);
}
