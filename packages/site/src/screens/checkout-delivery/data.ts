import type { Checkout, Customer, CustomerAddress } from '@veralune/api-client/contract';
import { href, type Locale } from '@veralune/routing';
import { redirect } from 'next/navigation';
import { askForVisitor, readForVisitor } from '../../account/visitor-calls.ts';
import type { NearRelayPoint } from '../../checkout/delivery-options.ts';

export interface DeliveryData {
  readonly checkout: Checkout;
  /** Of the account; empty for a guest. */
  readonly addresses: readonly CustomerAddress[];
  /** Null for a guest, and where an address of the account is chosen. */
  readonly customer: Customer | null;
  /** Undefined until a postcode is searched. */
  readonly points: readonly NearRelayPoint[] | undefined;
}

/** @param zipcode near which relay points are wanted; empty for none */
export async function deliveryData(locale: Locale, zipcode: string): Promise<DeliveryData> {
  const path = href('checkout-delivery', {}, locale);
  const checkout = await readForVisitor(locale, 'checkout', {}, path);
  if (checkout.missing.includes('cart')) redirect(href('cart', {}, locale));
  const [addresses, points] = await Promise.all([
    checkout.is_guest ? null : readForVisitor(locale, 'addresses', {}, path),
    zipcode === '' ? null : askForVisitor(locale, 'relayPoints', { query: { zipcode } }),
  ]);
  const customer = addresses?.items.length === 0 ? await readForVisitor(locale, 'customer', {}, path) : null;
  return {
    checkout,
    addresses: addresses?.items ?? [],
    customer,
    points: points === null ? undefined : points.ok ? points.data.items : [],
  };
}
