import { orderAddress, type OrderAddress } from '@veralune/api-client/contract';
import type { FieldError } from '@veralune/forms';
import {
  checkoutDeliverySchema,
  checkoutDeliveryShape,
  validate,
  type CheckoutDelivery,
  type FormInput,
} from '@veralune/forms/schemas';
import { marketOf } from '@veralune/routing';
import { and, eq } from 'drizzle-orm';
import { customerAddresses } from '../../account/schema.ts';
import type { Database } from '../../db/database.ts';
import { invalidForm, placeErrors, requireValid, storableInput } from '../../forms/check-form.ts';
import type { Postcodes } from '../../geo/postcodes.ts';
import { openCart } from '../cart/stored-cart.ts';
import { carts, type DeliveryChoice } from '../cart/schema.ts';
import type { ShopRequest } from '../shop-request.ts';
import type { Shopper } from '../shopper.ts';
import { deliveryRulesOf } from './delivery-rules.ts';
import { findRelayPoint } from './relay-points.ts';

const addressFields = orderAddress.keyof().options;

/** The fields of an address in a form, whose names have a prefix. They were checked. */
function writtenAddress(values: CheckoutDelivery, prefix: '' | 'invoice_' = ''): OrderAddress {
  const fields = values as unknown as Readonly<Record<string, string | undefined>>;
  return Object.fromEntries(addressFields.map((field) => [field, fields[`${prefix}${field}`] ?? ''])) as OrderAddress;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An address of the customer's account; null if it is not theirs. */
async function savedAddress(db: Database, { customer }: Shopper, id: string): Promise<OrderAddress | null> {
  if (customer === null || !uuid.test(id)) return null;
  const [row] = await db
    .select()
    .from(customerAddresses)
    .where(and(eq(customerAddresses.id, id), eq(customerAddresses.customerId, customer.id)));
  if (row === undefined) return null;
  const { civility, firstname, lastname, address1, address2, address3, zipcode, city, country, phone } = row;
  const lines = { address_1: address1, address_2: address2, address_3: address3 };
  return { civility, firstname, lastname, ...lines, zipcode, city, country, phone };
}

interface Services {
  readonly db: Database;
  readonly postcodes: Postcodes;
}

/** An address that is named or written, with the problem of its field. */
interface ReadAddress {
  readonly address: OrderAddress | null;
  readonly errors: readonly FieldError[];
}

async function addressOf(
  { db, postcodes }: Services,
  { shopper, locale }: ShopRequest,
  values: CheckoutDelivery,
  {
    savedField,
    prefix,
  }: { readonly savedField: 'shipping_address_id' | 'invoice_address_id'; readonly prefix: '' | 'invoice_' },
): Promise<ReadAddress> {
  const id = values[savedField];
  if (id !== undefined) {
    const address = await savedAddress(db, shopper, id);
    return { address, errors: address === null ? [{ field: savedField, code: 'option' }] : [] };
  }
  const address = writtenAddress(values, prefix);
  const errors = placeErrors(postcodes, locale, address).map(({ field, code }) => ({
    field: `${prefix}${field}`,
    code,
  }));
  return { address, errors };
}

/** The relay point that was chosen: undefined if it is none. */
async function relayOf(db: Database, { locale }: ShopRequest, { kind, relay = '' }: CheckoutDelivery) {
  if (kind !== 'relay') return null;
  return (/^\d{1,9}$/.test(relay) ? await findRelayPoint(db, locale, Number(relay)) : null) ?? undefined;
}

/**
 * Stores the delivery step in the cart.
 * @throws HttpError 422 with all fields that are wrong
 */
export async function chooseDelivery(services: Services, request: ShopRequest, body: FormInput): Promise<void> {
  const { shopper, locale, context, now } = request;
  const input = storableInput(body);
  const shape = checkoutDeliveryShape(input, shopper.customer === null);
  const values = requireValid(validate(checkoutDeliverySchema(marketOf(locale).id, shape), input));
  const shipping = await addressOf(services, request, values, { savedField: 'shipping_address_id', prefix: '' });
  const invoice =
    shape.invoice === 'same'
      ? { ...shipping, errors: [] }
      : await addressOf(services, request, values, { savedField: 'invoice_address_id', prefix: 'invoice_' });
  const relay = await relayOf(services.db, request, values);
  const isOffered = deliveryRulesOf(context)?.methods.some(({ kind }) => kind === values.kind) ?? false;
  const errors: readonly FieldError[] = [
    ...shipping.errors,
    ...invoice.errors,
    ...(isOffered ? [] : [{ field: 'kind', code: 'option' } as const]),
    ...(relay === undefined ? [{ field: 'relay', code: 'option' } as const] : []),
  ];
  if (errors.length > 0 || shipping.address === null || invoice.address === null || relay === undefined)
    throw invalidForm(errors);
  const delivery: DeliveryChoice = {
    kind: values.kind,
    relay,
    email: values.email ?? null,
    shippingAddress: shipping.address,
    invoiceAddress: invoice.address,
    mobile: values.mobile,
    deliveryInformation: values.delivery_information,
  };
  await services.db.transaction(async (tx) => {
    const { cart } = await openCart(tx, shopper, now);
    await tx.update(carts).set({ delivery }).where(eq(carts.id, cart.id));
  });
}
