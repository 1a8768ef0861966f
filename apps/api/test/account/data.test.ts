import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { clients, customers } from '../../src/account/schema.ts';
import { runPersonCommand } from '../../src/office/person-command.ts';
import { testTime } from '../support/api.ts';
import { addressFields, signupFields, usePersonalApi, type Browser } from '../support/personal-api.ts';

/** Goes on with each request, because addresses are listed in the order of their times. */
let now = testTime;
const api = usePersonalApi({ catalogue: 'shipped', now: () => (now += 1) });
const { password } = signupFields;

interface StoredAddress {
  readonly id: string;
  readonly label: string;
  readonly is_default_invoice: boolean;
  readonly is_default_shipping: boolean;
}

async function addresses(browser: Browser): Promise<readonly StoredAddress[]> {
  return (await browser.call('/customer/address')).body['items'] as readonly StoredAddress[];
}

describe('addresses', () => {
  test('always have one default for each use, which can not be deleted', async () => {
    const browser = await api.signedIn();
    await browser.call('/customer/address', { ...addressFields, label: 'One' });
    await browser.call('/customer/address', { ...addressFields, label: 'Two', default_shipping: '1' });
    const [one, two] = await addresses(browser);
    expect([one, two]).toMatchObject([
      { label: 'One', is_default_invoice: true, is_default_shipping: false },
      { label: 'Two', is_default_invoice: false, is_default_shipping: true },
    ]);
    for (const each of [one, two])
      expect(await browser.call(`DELETE /customer/address/${String(each?.id)}`)).toMatchObject({
        status: 409,
        code: 'default_address',
      });
    await browser.call(`PUT /customer/address/${String(two?.id)}/default/invoice`);
    expect((await browser.call(`DELETE /customer/address/${String(one?.id)}`)).status).toBe(200);
    expect(await addresses(browser)).toMatchObject([{ label: 'Two', is_default_invoice: true }]);
  });

  test('keep lines of 35 characters, and refuse longer ones and unknown postcodes', async () => {
    const browser = await api.signedIn();
    const wrong = { ...addressFields, address_1: 'x'.repeat(36) };
    expect((await browser.call('/customer/address', wrong)).fields).toEqual({ address_1: 'too_long' });
    const unknown = { ...addressFields, zipcode: '9999' };
    expect((await browser.call('/customer/address', unknown)).fields).toEqual({ zipcode: 'zipcode_unknown' });
  });
});

describe('personal information', () => {
  const information = { civility: 'm', firstname: 'Jan', lastname: 'Peeters', birthday: '1980-02-29', country: 'FR' };

  test('is kept with every field; a SIRET only in France', async () => {
    const browser = await api.signedIn();
    const siret = { company_name: 'Lune', company_siret: '732 829 320 00074' };
    const saved = await browser.call('PUT /customer', { ...information, ...siret });
    expect(saved.body).toMatchObject({ ...information, ...siret });
    const moved = await browser.call('PUT /customer', { ...information, ...siret, country: 'BE' });
    expect(moved.body).toMatchObject({ company_name: 'Lune', company_siret: '' });
    expect((await browser.call('/customer')).body).toEqual(moved.body);
  });

  test('has a client number that belongs to the name and to no other account', async () => {
    await api.db().insert(clients).values({ shopId: 1, number: '4711', lastname: 'PEETERS' });
    const [browser, other] = [await api.signedIn(), await api.signedIn()];
    const named = { ...information, client_number: '4711' };
    expect((await browser.call('PUT /customer', { ...named, lastname: 'Janssens' })).fields).toEqual({
      client_number: 'client_unknown',
    });
    expect((await browser.call('PUT /customer', named)).body['client_number']).toBe('4711');
    expect((await other.call('PUT /customer', named)).fields).toEqual({ client_number: 'client_unknown' });
  });
});

test('subscriptions are replaced, also by none', async () => {
  const browser = await api.signedIn();
  expect((await browser.call('/customer/subscriptions')).body).toEqual({ subscriptions: ['news'] });
  const changed = await browser.call('PUT /customer/subscriptions', { subscriptions: ['foundation', 'sms'] });
  expect(changed.body).toEqual({ subscriptions: ['sms', 'foundation'] });
  const none = await browser.call('PUT /customer/subscriptions', { subscriptions: [] });
  expect(none.body).toEqual({ subscriptions: [] });
});

test('favourites are added once, listed, and removed', async () => {
  const browser = await api.signedIn();
  const slots = [...(api.catalogue().current.views.get('fr-be')?.shop.sold ?? [])];
  expect(slots.length).toBeGreaterThan(0);
  const listed = await browser.call('/product');
  const [{ id: product } = { id: 0 }] = listed.body['items'] as { id: number }[];
  const path = `/customer/favourite/product/${String(product)}`;
  expect((await browser.call(`PUT ${path}`)).body).toEqual({ products: [product], pharmacies: [] });
  expect(await browser.call(`PUT ${path}`)).toMatchObject({ status: 409, code: 'already_favourite' });
  expect((await browser.call('PUT /customer/favourite/product/999999')).status).toBe(404);
  expect((await browser.call('/customer/favourite/product')).body['items']).toMatchObject([{ id: product }]);
  expect((await browser.call(`DELETE ${path}`)).body).toEqual({ products: [], pharmacies: [] });
  expect((await browser.call('PUT /customer/favourite/pharmacy/999999')).status).toBe(404);
});

describe('everything about a person', () => {
  test('is exported without secrets, and deleted with the password', async () => {
    const email = 'leaving@example.org';
    const browser = await api.signedIn({ email });
    await browser.call('/customer/address', addressFields);
    const exported = await browser.call('/customer/export');
    expect(exported.body).toMatchObject({ email, account: { addresses: [{ label: 'Maison' }] } });
    expect(JSON.stringify(exported.body)).not.toMatch(/argon2|hash/i);
    expect((await browser.call('/customer/delete', { current_password: 'wrong' })).code).toBe('password_wrong');
    expect((await browser.call('/customer/delete', { current_password: password })).status).toBe(200);
    expect([...browser.cookies]).toEqual([]);
    expect(await api.db().$count(customers, eq(customers.emailKey, email))).toBe(0);
    await api.nextMail(email);
  });

  test('is exported and deleted by the office, in the market of the account only', async () => {
    const email = 'asked@example.org';
    await api.signedIn({ email });
    const person = { email };
    expect(JSON.parse(await runPersonCommand(api.db(), { ...person, action: 'export' }, now))).toMatchObject({
      account: { information: { email } },
    });
    expect(await runPersonCommand(api.db(), { ...person, action: 'delete', markets: 'ch' }, now)).toContain(
      'no account',
    );
    expect(await runPersonCommand(api.db(), { ...person, action: 'delete' }, now)).toContain('1 account');
    expect(await api.db().$count(customers, eq(customers.emailKey, email))).toBe(0);
  });
});
