import { randomUUID } from 'node:crypto';
import type { AddressUse, CustomerAddress } from '@veralune/api-client/contract';
import { addressSchema, validate, type AddressForm } from '@veralune/forms/schemas';
import { marketIds, marketOf, type MarketId } from '@veralune/routing';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { invalidForm, placeErrors, requireValid, storableInput } from '../forms/check-form.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import type { Account, AccountPost, Transaction } from './account.ts';
import { customerAddresses as addresses, customers } from './schema.ts';

/** More are a mistake or a robot. */
const mostAddresses = 50;

/** Made once, because that takes longer than checking a form. */
const schemas = Object.fromEntries(marketIds.map((id) => [id, addressSchema(id)])) as Readonly<
  Record<MarketId, ReturnType<typeof addressSchema>>
>;

type Row = typeof addresses.$inferSelect;

const defaultColumns = { invoice: addresses.isDefaultInvoice, shipping: addresses.isDefaultShipping } as const;

function asDefault(use: AddressUse, isDefault: boolean): Partial<Row> {
  return use === 'invoice' ? { isDefaultInvoice: isDefault } : { isDefaultShipping: isDefault };
}

function addressOf(row: Row): CustomerAddress {
  return {
    id: row.id,
    label: row.label,
    civility: row.civility,
    firstname: row.firstname,
    lastname: row.lastname,
    address_1: row.address1,
    address_2: row.address2,
    address_3: row.address3,
    zipcode: row.zipcode,
    city: row.city,
    country: row.country,
    phone: row.phone,
    mobile: row.mobile,
    delivery_information: row.deliveryInformation,
    is_default_invoice: row.isDefaultInvoice,
    is_default_shipping: row.isDefaultShipping,
  };
}

function columnsOf(values: AddressForm) {
  return {
    label: values.label,
    civility: values.civility,
    firstname: values.firstname,
    lastname: values.lastname,
    address1: values.address_1,
    address2: values.address_2,
    address3: values.address_3,
    zipcode: values.zipcode,
    city: values.city,
    country: values.country,
    phone: values.phone,
    mobile: values.mobile,
    deliveryInformation: values.delivery_information,
  };
}

/** The addresses of a customer, the oldest first. */
export async function addressesOf(db: Pick<Database, 'select'>, customerId: string): Promise<CustomerAddress[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(asc(addresses.createdAt), asc(addresses.id));
  return rows.map(addressOf);
}

/** An address of another customer is not found. */
function isOf(customerId: string, id: string) {
  return and(eq(addresses.customerId, customerId), eq(addresses.id, id));
}

async function requireAddress(tx: Transaction, customerId: string, id: string): Promise<Row> {
  const [row] = await tx.select().from(addresses).where(isOf(customerId, id));
  if (row === undefined) throw notFound('The customer has no such address.');
  return row;
}

/** Changes to the addresses of a customer wait for each other, so that each use has one default. */
async function lockCustomer(tx: Transaction, customerId: string): Promise<void> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
}

async function setDefault(tx: Transaction, customerId: string, id: string, use: AddressUse): Promise<void> {
  await tx
    .update(addresses)
    .set(asDefault(use, false))
    .where(and(eq(addresses.customerId, customerId), eq(defaultColumns[use], true)));
  await tx.update(addresses).set(asDefault(use, true)).where(isOf(customerId, id));
}

async function setDefaults(tx: Transaction, customerId: string, id: string, values: AddressForm): Promise<void> {
  if (values.default_invoice) await setDefault(tx, customerId, id, 'invoice');
  if (values.default_shipping) await setDefault(tx, customerId, id, 'shipping');
}

function checkedAddress({ postcodes }: Account, { locale, body }: AccountPost): AddressForm {
  const values = requireValid(validate(schemas[marketOf(locale).id], storableInput(body)));
  const errors = placeErrors(postcodes, locale, values);
  if (errors.length > 0) throw invalidForm(errors);
  return values;
}

/**
 * Adds an address. The first one is the default for everything.
 * @throws HttpError 422, 409 if there are too many
 */
export function addAddress(account: Account, customerId: string, post: AccountPost): Promise<CustomerAddress> {
  const values = checkedAddress(account, post);
  return account.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const known = await addressesOf(tx, customerId);
    if (known.length >= mostAddresses)
      throw new HttpError(409, 'too_many_addresses', `An account has at most ${String(mostAddresses)} addresses.`);
    const id = randomUUID();
    const isFirst = known.length === 0;
    await tx.insert(addresses).values({
      id,
      customerId,
      ...columnsOf(values),
      isDefaultInvoice: isFirst,
      isDefaultShipping: isFirst,
      createdAt: new Date(post.now),
    });
    await setDefaults(tx, customerId, id, values);
    return addressOf(await requireAddress(tx, customerId, id));
  });
}

/** @throws HttpError 404, 422 */
export function updateAddress(
  account: Account,
  { customerId, id }: { readonly customerId: string; readonly id: string },
  post: AccountPost,
): Promise<CustomerAddress> {
  const values = checkedAddress(account, post);
  return account.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    await requireAddress(tx, customerId, id);
    await tx.update(addresses).set(columnsOf(values)).where(isOf(customerId, id));
    await setDefaults(tx, customerId, id, values);
    return addressOf(await requireAddress(tx, customerId, id));
  });
}

/** @throws HttpError 404; 409 if it is a default */
export function deleteAddress({ db }: Account, customerId: string, id: string): Promise<CustomerAddress[]> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const { isDefaultInvoice, isDefaultShipping } = await requireAddress(tx, customerId, id);
    if (isDefaultInvoice || isDefaultShipping)
      throw new HttpError(409, 'default_address', 'A default address can not be deleted. Choose another one first.');
    await tx.delete(addresses).where(isOf(customerId, id));
    return addressesOf(tx, customerId);
  });
}

/** @throws HttpError 404 */
export function makeDefaultAddress(
  { db }: Account,
  customerId: string,
  { id, use }: { readonly id: string; readonly use: AddressUse },
): Promise<CustomerAddress[]> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    await requireAddress(tx, customerId, id);
    await setDefault(tx, customerId, id, use);
    return addressesOf(tx, customerId);
  });
}
