import { marketIds, type MarketId } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { contactFields, newsletterFields, withdrawalFields } from '../src/index.ts';
import {
  contactSchema,
  newsletterSchema,
  reminderSchema,
  validate,
  withdrawalSchema,
  type FormInput,
} from '../src/schemas/index.ts';
import { today, validContact, validNewsletter, validReminder, validWithdrawal } from './valid-input.ts';

function contactErrors(changes: FormInput, market: MarketId = 'be') {
  return codesOf(validate(contactSchema(market), { ...validContact(market), ...changes }));
}

function newsletterErrors(changes: FormInput, market: MarketId = 'es') {
  return codesOf(validate(newsletterSchema(market), { ...validNewsletter(market), ...changes }));
}

function withdrawalErrors(changes: FormInput, market: MarketId = 'be') {
  return codesOf(validate(withdrawalSchema(market, { today }), { ...validWithdrawal(market), ...changes }));
}

function codesOf(result: ReturnType<typeof validate>) {
  return result.ok ? {} : Object.fromEntries(result.errors.map(({ field, code }) => [field, code]));
}

describe.each(marketIds)('market %s', (market) => {
  it('accepts a complete form', () => {
    expect(contactErrors({}, market)).toEqual({});
    expect(newsletterErrors({}, market)).toEqual({});
    expect(withdrawalErrors({}, market)).toEqual({});
  });

  it('lists every required field of an empty form, in the order of the fields', () => {
    const errors = [
      validate(contactSchema(market), {}),
      validate(newsletterSchema(market), {}),
      validate(withdrawalSchema(market, { today }), {}),
    ].map((result) => (result.ok ? [] : result.errors.map(({ field }) => field)));
    expect(errors).toEqual([
      [
        'subject',
        'profile',
        'message',
        'civility',
        'firstname',
        'lastname',
        'email',
        'country',
        'zipcode',
        'city',
        'gdpr',
      ],
      ['email', 'city', 'information'],
      ['order_number', 'firstname', 'lastname', 'email'],
    ]);
  });

  it('has the fields that are listed', () => {
    expect(Object.keys(contactSchema(market).shape)).toEqual(contactFields);
    expect(Object.keys(newsletterSchema(market).shape)).toEqual(newsletterFields);
    expect(Object.keys(withdrawalSchema(market, { today }).shape)).toEqual(withdrawalFields);
  });
});

describe('contact form', () => {
  it.each<[string, FormInput, Record<string, string>]>([
    ['a text of spaces', { firstname: ' \t ' }, { firstname: 'required' }],
    ['a list instead of a text', { firstname: ['Ana'] }, { firstname: 'required' }],
    ['100 characters', { lastname: 'x'.repeat(100) }, {}],
    ['101 characters', { lastname: 'x'.repeat(101) }, { lastname: 'too_long' }],
    ['35 characters of an address', { address_1: 'x'.repeat(35) }, {}],
    ['36 characters of an address', { address_2: 'x'.repeat(36) }, { address_2: 'too_long' }],
    ['5,000 characters with line breaks of a form', { message: `${'x'.repeat(4998)}\r\nx` }, {}],
    ['5,001 characters', { message: 'x'.repeat(5001) }, { message: 'too_long' }],
    ['an address without a domain', { email: 'anna@' }, { email: 'email' }],
    ['an address without a top-level domain', { email: 'anna@example' }, { email: 'email' }],
    ['an address with a line break', { email: 'anna@example.be\nBcc: x@example.be' }, { email: 'email' }],
    ['an address of 255 characters', { email: `${'x'.repeat(244)}@example.be` }, { email: 'too_long' }],
    ['spaces around an address', { email: ' anna@example.be ' }, {}],
    ['a phone number with signs', { phone: '+32 (0)2/318.40-00' }, {}],
    ['words as phone number', { phone: 'call me' }, { phone: 'phone' }],
    ['a short phone number', { phone: '12345' }, { phone: 'phone' }],
    ['a long phone number', { phone: '1'.repeat(21) }, { phone: 'too_long' }],
    ['an unknown subject', { subject: 'refund' }, { subject: 'option' }],
    ['an unknown civility', { civility: 'dr' }, { civility: 'option' }],
    ['an unknown origin', { origin: 'TV' }, { origin: 'option' }],
    ['no consent', { gdpr: '' }, { gdpr: 'consent' }],
    ['consent as JSON', { gdpr: true }, {}],
    ['another value for the consent', { gdpr: 'no' }, { gdpr: 'consent' }],
    ['a subject for professionals from a consumer', { subject: 'restricted' }, { subject: 'restricted_subject' }],
    ['… from a person abroad', { subject: 'restricted', profile: 'abroad' }, { subject: 'restricted_subject' }],
    ['… from a pharmacist', { subject: 'restricted', profile: 'pharmacist' }, {}],
    ['… without a profile', { subject: 'restricted', profile: '' }, { profile: 'required' }],
    [
      'errors of several kinds at once',
      { subject: 'restricted', zipcode: '12345', firstname: '', city: 'x'.repeat(101), origin: 'TV' },
      {
        subject: 'restricted_subject',
        firstname: 'required',
        zipcode: 'zipcode_format',
        city: 'too_long',
        origin: 'option',
      },
    ],
  ])('%s', (_, changes, expected) => {
    expect(contactErrors(changes)).toEqual(expected);
  });

  it('has no subject about orders where nothing is sold online', () => {
    expect(contactErrors({ subject: 'account' }, 'it')).toEqual({ subject: 'option' });
    expect(contactErrors({ subject: 'account' }, 'de')).toEqual({});
  });

  it('returns trimmed texts without control characters, and only its own fields', () => {
    const result = validate(contactSchema('be'), {
      ...validContact('be'),
      firstname: '  Anne\u0000 \u00a0 Marie ',
      message: ' One\r\ntwo\u0007 ',
      website: 'spam',
    });
    expect(result).toEqual({
      ok: true,
      value: {
        ...validContact('be'),
        firstname: 'Anne Marie',
        message: 'One\ntwo',
        phone: '',
        address_1: '',
        address_2: '',
        origin: '',
        gdpr: true,
      },
    });
  });
});

describe('postcode', () => {
  it.each([
    ['be', 'BE', '4032', true],
    ['be', 'BE', '403', false],
    ['be', 'BE', '40321', false],
    ['be', 'BE', 'L-2450', false],
    ['be', 'LU', '2450', true],
    ['be', 'LU', 'L-2450', true],
    ['be', 'LU', 'l-2450', true],
    ['be', 'LU', 'LU-2450', false],
    ['ch', 'CH', '1204', true],
    ['ch', 'CH', '12040', false],
    ['es', 'ES', '08001', true],
    ['es', 'ES', '8001', false],
    ['de', 'DE', '01067', true],
    ['de', 'DE', '1067', false],
    ['it', 'IT', '20144', true],
    ['it', 'IT', '2014', false],
    ['de', 'FR', '75011', true],
    ['de', 'FR', '7501', false],
    ['de', 'OTHER', 'SW1A 1AA', true],
    ['be', 'BE', '٤٠٣٢', false],
  ] as const)('%s, %s: %s', (market, country, zipcode, isRight) => {
    expect(contactErrors({ country, zipcode }, market)).toEqual(isRight ? {} : { zipcode: 'zipcode_format' });
  });

  it('has the form of the market’s country as long as no country is chosen', () => {
    expect(contactErrors({ country: '', zipcode: '12345' }, 'ch')).toEqual({
      country: 'required',
      zipcode: 'zipcode_format',
    });
  });
});

describe('newsletter form', () => {
  it.each<[string, FormInput, Record<string, string>]>([
    ['one opt-in of a form', { information: 'news' }, {}],
    ['both opt-ins', { information: ['news', 'advice'] }, {}],
    ['no opt-in', { information: [] }, { information: 'one_of_two' }],
    ['an unknown opt-in', { information: ['spam'] }, { information: 'option' }],
    ['no city', { city: '' }, { city: 'required' }],
  ])('%s', (_, changes, expected) => {
    expect(newsletterErrors(changes)).toEqual(expected);
  });

  it('refuses what its market doesn’t ask for', () => {
    expect(newsletterErrors({ civility: 'ms', origin: 'PHA' }, 'de')).toEqual({ civility: 'option', origin: 'option' });
    expect(newsletterErrors({ civility: 'ms', origin: 'PHA' }, 'es')).toEqual({});
  });

  it('returns each opt-in once', () => {
    const result = validate(newsletterSchema('be'), { ...validNewsletter('be'), information: ['news', 'news'] });
    expect(result.ok && result.value.information).toEqual(['news']);
  });
});

describe('withdrawal form', () => {
  it.each<[string, FormInput, Record<string, string>]>([
    ['before the delivery', { delivery_date: '' }, {}],
    ['without the day of the order', { order_date: '', delivery_date: '' }, {}],
    ['without the products', { content: '' }, {}],
    ['without an address', { address_1: '', address_2: '', zipcode: '', city: '', country: '' }, {}],
    ['a postcode of another form', { zipcode: '12', country: '' }, { zipcode: 'zipcode_format' }],
    ['5,001 characters about the products', { content: 'x'.repeat(5001) }, { content: 'too_long' }],
    ['all on one day', { order_date: today, delivery_date: today }, {}],
    ['an order of tomorrow', { order_date: '2026-11-23', delivery_date: '' }, { order_date: 'date_in_future' }],
    ['a delivery of tomorrow', { delivery_date: '2026-11-23' }, { delivery_date: 'date_in_future' }],
    ['a delivery before the order', { delivery_date: '2026-11-01' }, { delivery_date: 'date_order' }],
    ['a day that does not exist', { order_date: '2026-02-29' }, { order_date: 'date' }],
    ['a day of a leap year', { order_date: '2024-02-29' }, {}],
    ['another form of a day', { order_date: '3/11/2026' }, { order_date: 'date' }],
    ['another form of the day of delivery', { delivery_date: '7.11.2026' }, { delivery_date: 'date' }],
    ['months after the delivery', { order_date: '2025-01-03', delivery_date: '2025-01-07' }, {}],
    ['a country that is not served', { country: 'FR' }, { country: 'option', zipcode: 'zipcode_format' }],
  ])('%s', (_, changes, expected) => {
    expect(withdrawalErrors(changes)).toEqual(expected);
  });
});

describe('a request for a reminder', () => {
  it.each<[what: string, changes: FormInput, errors: object]>([
    ['complete', {}, {}],
    ['with spaces around', { email: ' elise@example.be ', product: ' 116 ' }, {}],
    ['without anything', { email: '', product: '' }, { email: 'required', product: 'required' }],
    ['with half an address', { email: 'elise@' }, { email: 'email' }],
    ['with zero as product', { product: '0' }, { product: 'option' }],
    ['with an exponent', { product: '1e3' }, { product: 'option' }],
    ['with a sign', { product: '-1' }, { product: 'option' }],
    ['with a list', { product: ['116'] }, { product: 'required' }],
    ['with too many digits', { product: '12345678901' }, { product: 'too_long' }],
  ])('%s', (_, changes, errors) => {
    expect(codesOf(validate(reminderSchema(), { ...validReminder(), ...changes }))).toEqual(errors);
  });
});
