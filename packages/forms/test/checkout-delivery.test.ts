import { describe, expect, it } from 'vitest';
import {
  checkoutDeliverySchema,
  checkoutDeliveryShape,
  reviewSchema,
  validate,
  type FormInput,
} from '../src/schemas/index.ts';

const address = {
  civility: 'ms',
  firstname: 'Élise',
  lastname: 'Peeters',
  address_1: 'Rue des Alchimistes 12',
  country: 'BE',
  zipcode: '4032',
  city: 'Chênée',
};
const guest = { ...address, kind: 'home', email: 'elise@example.be', mobile: '+32 470 00 12 34' };
const saved = { kind: 'home', mobile: '+32 470 00 12 34', shipping_address_id: 'a', invoice_address_id: 'b' };
const invoice = Object.fromEntries(Object.entries(address).map(([name, value]) => [`invoice_${name}`, value]));

function check(input: FormInput, isGuest = true) {
  return validate(checkoutDeliverySchema('be', checkoutDeliveryShape(input, isGuest)), input);
}

function errors(input: FormInput, isGuest = true) {
  const result = check(input, isGuest);
  return result.ok ? {} : Object.fromEntries(result.errors.map(({ field, code }) => [field, code]));
}

describe('the delivery step', () => {
  it.each([
    ['a guest', guest, true],
    ['a guest with another address for the invoice', { ...guest, ...invoice, other_invoice: '1' }, true],
    ['a guest at a relay point', { ...guest, kind: 'relay', relay: '12' }, true],
    ['a customer with addresses of the account', saved, false],
    ['a customer who writes an address', { ...guest, email: '' }, false],
  ])('accepts %s', (_, input, isGuest) => {
    expect(errors(input, isGuest)).toEqual({});
  });

  it('lists everything that is missing, in the order of the fields', () => {
    const result = check({ kind: 'relay', other_invoice: '1' });
    expect(result.ok ? [] : result.errors.map(({ field }) => field)).toEqual([
      ...['email', 'civility', 'firstname', 'lastname', 'address_1', 'country', 'zipcode', 'city'],
      ...['invoice_civility', 'invoice_firstname', 'invoice_lastname', 'invoice_address_1', 'invoice_country'],
      ...['invoice_zipcode', 'invoice_city', 'relay', 'mobile'],
    ]);
  });

  it.each([
    [{ kind: 'drone' }, { kind: 'option' }],
    [{ kind: '' }, { kind: 'required' }],
    [{ mobile: 'soon' }, { mobile: 'phone' }],
    [{ email: 'elise' }, { email: 'email' }],
    [{ zipcode: '40320' }, { zipcode: 'zipcode_format' }],
    [{ country: 'IT', zipcode: '20144' }, { country: 'option' }],
    [{ address_2: 'x'.repeat(36) }, { address_2: 'too_long' }],
    [{ ...invoice, other_invoice: '1', invoice_zipcode: '1' }, { invoice_zipcode: 'zipcode_format' }],
  ])('refuses %j', (changes, expected) => {
    expect(errors({ ...guest, ...changes })).toEqual(expected);
  });

  it('does not let a guest name an address of an account', () => {
    expect(errors({ ...saved, email: 'elise@example.be' })).toHaveProperty('address_1', 'required');
  });

  it('drops the fields of parts that were not chosen', () => {
    const result = check({ ...guest, ...invoice, relay: '12', other_invoice: '' });
    expect(result.ok && Object.keys(result.value)).not.toContain('invoice_city');
    expect(result.ok && Object.keys(result.value)).not.toContain('relay');
  });
});

describe('a review', () => {
  const review = { rating: '5', title: 'Très bien', text: 'Je le reprends.', author: 'Élise P.' };

  it('has stars, a title, a text and an author', () => {
    expect(validate(reviewSchema(), review)).toEqual({ ok: true, value: review });
  });

  it.each([
    [{ rating: '0' }, 'rating'],
    [{ rating: undefined }, 'rating'],
    [{ title: ' ' }, 'title'],
    [{ text: 'x'.repeat(2_001) }, 'text'],
    [{ author: '' }, 'author'],
  ])('is refused with %j', (changes, field) => {
    const result = validate(reviewSchema(), { ...review, ...changes });
    expect(result.ok ? [] : result.errors.map((error) => error.field)).toEqual([field]);
  });
});
