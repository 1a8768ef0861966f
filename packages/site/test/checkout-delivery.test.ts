import type { Checkout, CustomerAddress, OrderAddress } from '@veralune/api-client/contract';
import { describe, expect, it } from 'vitest';
import { createPageContext } from '../src/page-context.ts';
import type { DeliveryData } from '../src/screens/checkout-delivery/data.ts';
import { deliveryProps, type PostedDelivery } from '../src/screens/checkout-delivery/props.ts';

const context = createPageContext('fr-be');

const home: OrderAddress = {
  civility: 'ms',
  firstname: 'Élise',
  lastname: 'Maes',
  address_1: 'Rue Neuve 12',
  address_2: '',
  address_3: '',
  zipcode: '1000',
  city: 'Bruxelles',
  country: 'BE',
  phone: '',
};
const work: OrderAddress = { ...home, address_1: 'Quai de Rome 3', zipcode: '4000', city: 'Liège' };

function known(id: string, address: OrderAddress, isDefault: boolean): CustomerAddress {
  const common = {
    mobile: '',
    delivery_information: '',
    is_default_invoice: isDefault,
    is_default_shipping: isDefault,
  };
  return { id, label: id, ...address, ...common };
}

const addresses = [known('home', home, true), known('work', work, false)];

const cart: Checkout['cart'] = {
  lines: [],
  amounts: {
    ...{ currency: 'EUR', articles: 0, products_cents: 0, saving_cents: 0, discount_cents: 0 },
    ...{ delivery_cents: null, total_cents: 0, vat: [] },
  },
  free_delivery: null,
  codes: [],
  gift: null,
  orderable: true,
};

function dataWith(delivery: Partial<NonNullable<Checkout['delivery']>> | null): DeliveryData {
  const chosen = { kind: 'home', relay: null, shipping_address: home, invoice_address: home } as const;
  return {
    checkout: {
      cart,
      is_guest: false,
      email: 'elise@example.org',
      delivery_options: [],
      delivery: delivery && { ...chosen, mobile: '', delivery_information: '', ...delivery },
      payment_methods: ['card'],
      missing: [],
    },
    addresses,
    customer: null,
    points: undefined,
  };
}

function selected(data: DeliveryData): (string | undefined)[] {
  return deliveryProps(data, null, context).address.fields.map((field) =>
    'defaultValue' in field ? String(field.defaultValue) : undefined,
  );
}

describe('the addresses of the account', () => {
  it.each<[string, Parameters<typeof dataWith>[0], string[]]>([
    ['at first, the default ones', null, ['home', 'home']],
    ['later, those that were chosen', { shipping_address: work }, ['work', 'home']],
    [
      'the default one for an address that was removed',
      { shipping_address: { ...home, city: 'Gand' } },
      ['home', 'home'],
    ],
  ])('%s', (_, delivery, ids) => {
    expect(selected(dataWith(delivery))).toEqual(ids);
  });
});

describe('the search for relay points', () => {
  it.each<[string, Parameters<typeof dataWith>[0], string]>([
    ['starts near the default address', null, '1000'],
    ['starts near the chosen address', { shipping_address: work }, '4000'],
  ])('%s', (_, delivery, zipcode) => {
    expect(deliveryProps(dataWith(delivery), null, context).delivery.relay.zipcode.value).toBe(zipcode);
  });

  it('links its error to the field of the postcode while there are no points', () => {
    const posted: PostedDelivery = {
      values: { relayZipcode: '' },
      errors: [{ field: 'relay', message: 'Indiquez un code postal' }],
      summary: 'Vérifiez',
    };
    const { errors, delivery } = deliveryProps(dataWith(null), posted, context);
    expect(errors?.errors).toEqual([{ fieldId: 'relay-zipcode', message: 'Indiquez un code postal' }]);
    expect(delivery.relay.zipcode.error).toBe('Indiquez un code postal');
    const found = deliveryProps({ ...dataWith(null), points: [] }, posted, context);
    expect(found.errors?.errors[0]?.fieldId).toBe('relay');
  });
});
