import fc from 'fast-check';
import { marketIds, type MarketId } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import {
  addressFields,
  informationFields,
  loginFields,
  requiredAddressFields,
  requiredInformationFields,
  requiredSignupFields,
  signupFields,
} from '../src/index.ts';
import {
  addressSchema,
  emailChangeSchema,
  informationSchema,
  loginSchema,
  passwordChangeSchema,
  passwordResetSchema,
  signupSchema,
  validate,
  type FormInput,
} from '../src/schemas/index.ts';
import { isSiret } from '../src/siret.ts';
import { today, validAddress, validInformation, validSignup } from './valid-input.ts';

function codesOf(result: ReturnType<typeof validate>) {
  return result.ok ? {} : Object.fromEntries(result.errors.map(({ field, code }) => [field, code]));
}

function signupErrors(changes: FormInput, market: MarketId = 'be') {
  return codesOf(validate(signupSchema(market), { ...validSignup(), ...changes }));
}

function informationErrors(changes: FormInput, market: MarketId = 'be') {
  return codesOf(validate(informationSchema(market, { today }), { ...validInformation(market), ...changes }));
}

function addressErrors(changes: FormInput, market: MarketId = 'be') {
  return codesOf(validate(addressSchema(market), { ...validAddress(market), ...changes }));
}

function password(text: string) {
  return { password: text, password_confirmation: text };
}

describe.each(marketIds)('market %s', (market) => {
  it('accepts complete forms', () => {
    expect([signupErrors({}, market), informationErrors({}, market), addressErrors({}, market)]).toEqual([{}, {}, {}]);
  });

  it('lists every required field of an empty form', () => {
    const errors = [signupSchema(market), informationSchema(market, { today }), addressSchema(market)].map((schema) =>
      Object.keys(codesOf(validate<unknown>(schema, {}))),
    );
    const sorted = [requiredSignupFields, requiredInformationFields, requiredAddressFields].map((names) =>
      expect.arrayContaining([...names]),
    );
    expect(errors).toEqual(sorted);
    expect(errors.map(({ length }) => length)).toEqual([7, 3, 9]);
  });

  it('has the fields that are listed', () => {
    expect(Object.keys(loginSchema().shape)).toEqual(loginFields);
    expect(Object.keys(signupSchema(market).shape)).toEqual(signupFields);
    expect(Object.keys(informationSchema(market, { today }).shape)).toEqual(informationFields);
    expect(Object.keys(addressSchema(market).shape)).toEqual(addressFields);
  });
});

describe('a new password', () => {
  it.each<[string, Record<string, string>]>([
    ['', { password: 'required', password_confirmation: 'required' }],
    ['Lune4marée', {}],
    ['Lune4maré', { password: 'password_short' }],
    ['LUNE4MARÉES', { password: 'password_lowercase' }],
    ['lune4marées', { password: 'password_uppercase' }],
    ['Lune et marées', { password: 'password_digit' }],
    ['Aa1🙂🙂🙂🙂🙂🙂', { password: 'password_short' }],
    ['Aa1🙂🙂🙂🙂🙂🙂🙂', {}],
    [`Aa1${'x'.repeat(125)}`, {}],
    [`Aa1${'x'.repeat(126)}`, { password: 'too_long', password_confirmation: 'too_long' }],
  ])('%j', (text, expected) => {
    expect(signupErrors(password(text))).toEqual(expected);
    expect(codesOf(validate(passwordResetSchema(), { token: 'abc', ...password(text) }))).toEqual(expected);
    expect(codesOf(validate(passwordChangeSchema(), { current_password: 'x', ...password(text) }))).toEqual(expected);
  });

  it('is typed the same twice, and kept as it is', () => {
    const mismatch = { password_confirmation: 'password_mismatch' };
    expect(signupErrors({ password_confirmation: 'Lune et marées 8' })).toEqual(mismatch);
    expect(signupErrors({ password_confirmation: ' Lune et marées 7' })).toEqual(mismatch);
    const spaced = validate(signupSchema('be'), { ...validSignup(), ...password(' Lune et marées 7 ') });
    expect(spaced).toMatchObject({ ok: true, value: password(' Lune et marées 7 ') });
  });
});

describe('a sign-in', () => {
  it('needs an address and a password, whose rules do not matter here', () => {
    expect(codesOf(validate(loginSchema(), {}))).toEqual({ email: 'required', password: 'required' });
    expect(codesOf(validate(loginSchema(), { email: 'anna', password: 'x' }))).toEqual({ email: 'email' });
    expect(codesOf(validate(emailChangeSchema(), { email: 'anna@example.be' }))).toEqual({
      current_password: 'required',
    });
  });
});

describe('personal information', () => {
  it.each<[string, FormInput, Record<string, string>]>([
    ['a leap day', { birthday: '1980-02-29' }, {}],
    ['a day that does not exist', { birthday: '1981-02-29' }, { birthday: 'date' }],
    ['a part of a day', { birthday: '1980--' }, { birthday: 'date' }],
    ['a year that is mistyped', { birthday: '0980-02-28' }, { birthday: 'date' }],
    ['today', { birthday: today }, {}],
    ['tomorrow', { birthday: '2026-11-23' }, { birthday: 'date_in_future' }],
    ['words as mobile number', { mobile: 'none' }, { mobile: 'phone' }],
    ['a Belgian postcode with five digits', { zipcode: '12345' }, { zipcode: 'zipcode_format' }],
    ['a French one', { country: 'FR', zipcode: '69100' }, {}],
    ['a SIRET of a French company', { country: 'FR', zipcode: '', company_siret: '732 829 320 00074' }, {}],
    ['a wrong SIRET', { country: 'FR', zipcode: '', company_siret: '73282932000075' }, { company_siret: 'siret' }],
    ['a number of a Belgian company', { company_siret: 'BE 0403.170.701' }, {}],
    ['another country', { country: 'OTHER' }, { country: 'option' }],
    ['nothing but a name', { birthday: '', mobile: '', zipcode: '', city: '', country: '' }, {}],
  ])('%s', (_, changes, expected) => {
    expect(informationErrors(changes)).toEqual(expected);
  });
});

describe('an address', () => {
  it.each<[string, FormInput, Record<string, string>]>([
    ['35 characters in each line', { address_1: 'x'.repeat(35), address_3: 'y'.repeat(35) }, {}],
    [
      '36 characters',
      { address_1: 'x'.repeat(36), address_2: 'y'.repeat(36), label: 'z'.repeat(36) },
      {
        label: 'too_long',
        address_1: 'too_long',
        address_2: 'too_long',
      },
    ],
    ['no mobile number', { mobile: '' }, { mobile: 'required' }],
    ['a wrong mobile number', { mobile: '12' }, { mobile: 'phone' }],
    ['a postcode of another country', { country: 'DE', zipcode: '1000' }, { zipcode: 'zipcode_format' }],
  ])('%s', (_, changes, expected) => {
    expect(addressErrors(changes)).toEqual(expected);
  });

  it('can become a default', () => {
    const ticked = validate(addressSchema('be'), { ...validAddress('be'), default_shipping: '1' });
    expect(ticked).toMatchObject({ ok: true, value: { default_shipping: true, default_invoice: false } });
  });
});

describe('a SIRET', () => {
  it.each([
    ['73282932000074', true],
    ['732 829 320 00074', true],
    ['73282932000075', false],
    ['7328293200007', false],
    ['35600000000048', true],
    ['35600000049837', true],
    ['35600000049838', false],
  ])('%s: %s', (text, expected) => {
    expect(isSiret(text)).toBe(expected);
  });

  it('has a check digit that notices any wrong digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 13 }), fc.integer({ min: 1, max: 9 }), (index, change) => {
        const digits = [...'73282932000074'];
        digits[index] = String((Number(digits[index]) + change) % 10);
        expect(isSiret(digits.join(''))).toBe(false);
      }),
    );
  });
});
