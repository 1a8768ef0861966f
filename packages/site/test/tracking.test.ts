import type { Cart, CartLine, Order } from '@veralune/api-client/contract';
import { newsletterLinkPaths } from '@veralune/api-client/contract';
import {
  addressFields,
  contactFields,
  informationFields,
  loginFields,
  newsletterFields,
  signupFields,
  withdrawalFields,
} from '@veralune/forms';
import { routeNames, screens } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { createPageContext } from '../src/page-context.ts';
import { cartChanges } from '../src/tracking/cart-changes.ts';
import {
  cartFacts,
  deliveryFacts,
  listFacts,
  paymentFacts,
  productFacts,
  purchaseFacts,
  recapFacts,
  refundFacts,
} from '../src/tracking/facts.ts';
import { formEvent } from '../src/tracking/form-event.ts';
import { lineItemOf } from '../src/tracking/items.ts';
import { linkEvent, type ClickedLink } from '../src/tracking/link-event.ts';
import { pageEvents, type ShownPage } from '../src/tracking/page-events.ts';
import { routeOf } from '../src/tracking/route-of.ts';
import { resultsFacts, storeFacts } from '../src/tracking/search-facts.ts';
import { card, plainCard, product } from './fixtures/catalogue.ts';

const context = createPageContext('fr-be');

const line: CartLine = {
  id: '8a0c3c1e-0000-4000-8000-000000000000',
  product: {
    id: 101,
    name: 'Florelune Équilibre',
    slug: 'florelune-equilibre',
    brand: { title: 'Florelune', color: '#1f6f5c' },
    galenic_format: null,
    packaging: '30 gélules',
    image: null,
  },
  size: 0,
  sizes: [],
  quantity: 2,
  max: 5,
  unit_cents: 2_490,
  full_unit_cents: null,
  total_cents: 4_980,
  volume_prices: [],
  state: 'orderable',
  is_gift: false,
};

/** Personal data, each with a word that nothing else has. */
const person = {
  firstname: 'Sentinelfirst',
  lastname: 'Sentinellast',
  email: 'sentinel@example.com',
  address: 'Sentinelstreet 12',
  zipcode: '98765',
  city: 'Sentineltown',
  phone: '0470 98 76 54',
  code: 'SENTINELCODE',
  information: 'Sentinel rings twice',
};

const address = {
  civility: 'ms' as const,
  firstname: person.firstname,
  lastname: person.lastname,
  address_1: person.address,
  address_2: person.address,
  address_3: person.address,
  zipcode: person.zipcode,
  city: person.city,
  country: 'BE',
  phone: person.phone,
};

const amounts: Cart['amounts'] = {
  currency: 'EUR',
  articles: 2,
  products_cents: 4_980,
  saving_cents: 0,
  discount_cents: 500,
  delivery_cents: 490,
  total_cents: 4_970,
  vat: [{ rate_percent: 6, net_cents: 4_689, vat_cents: 281, gross_cents: 4_970 }],
};

const cart: Cart = {
  lines: [line],
  amounts,
  free_delivery: null,
  codes: [
    {
      code: person.code,
      kind: 'csm',
      benefit: { kind: 'gift' },
      minimum_cents: null,
      discount_cents: 0,
      fault: null,
    },
  ],
  gift: null,
  orderable: true,
};

const order = {
  id: 4_711,
  number: 'BE-2026-00481',
  placed_at: '2026-11-23T09:00:00.000Z',
  status: 'paid',
  articles: 2,
  total_cents: 4_970,
  currency: 'EUR',
  email: person.email,
  lines: [{ ...line, returnable: 2 }],
  amounts,
  codes: [{ code: person.code, kind: 'csm' }],
  shipping_address: address,
  invoice_address: address,
  mobile: person.phone,
  delivery_information: person.information,
  payment: { method: 'card', transaction_id: 'pi_sentinel', refunded_cents: 2_490 },
} as unknown as Order;

describe('routeOf', () => {
  const untracked = ['preview', 'maintenance', 'reset-password', 'verify-email'];

  it.each(routeNames)('finds the route %s by the folders of its page', (name) => {
    const route = routeOf([...screens[name].path, 'a-slug']);
    const expected = untracked.includes(name) ? undefined : { route: name, screen: screens[name].screen };
    expect(route).toEqual(expected);
  });

  it.each([
    [['selection', 'marque_micralba'], 'products'],
    [['pharmacies'], 'store-finder'],
    [['quiz-answers'], 'quiz'],
    [['three-answers'], 'three-questions'],
    [['error', '404'], 'error'],
  ])('gives the page %j the route %s', (folders, route) => {
    expect(routeOf(folders)).toEqual({ route, screen: route });
  });

  it.each([[''], ['preview'], ...Object.keys(newsletterLinkPaths).map((action) => [action])])(
    'does not track the page "%s", whose address has a secret',
    (folder) => {
      expect(routeOf([folder, 'x'])).toBeUndefined();
    },
  );
});

describe('pageEvents', () => {
  const page: ShownPage = {
    visit: { path: '/fr/produit/florelune-equilibre', locale: 'fr-be', folders: ['product', 'florelune-equilibre'] },
    route: 'product',
    screen: 'product',
    title: 'Florelune Équilibre – Veralune',
    facts: {},
  };

  it('begin with the view of the page', () => {
    expect(pageEvents(page)).toEqual([
      {
        event: 'pageview',
        route_name: 'product___fr-be',
        screen_type: 'product',
        locale: 'fr-be',
        market: 'be',
        page_title: 'Florelune Équilibre – Veralune',
        page_path: '/fr/produit/florelune-equilibre',
      },
    ]);
  });

  it('have the lists and the events of the page, in this order', () => {
    const facts = productFacts({ ...product, related: [plainCard] }, 'fr-be');
    expect(pageEvents({ ...page, facts }).map(({ event }) => event)).toEqual([
      'pageview',
      'view_item_list',
      'view_item',
    ]);
  });

  it('have no ids of orders and addresses', () => {
    const visit = { ...page.visit, path: '/fr/mon-compte/commande/4711/recu' };
    const [view] = pageEvents({ ...page, visit, route: 'my-receipt', screen: 'my-receipt' });
    expect(view).toMatchObject({ page_path: '/fr/mon-compte/commande/recu' });
  });

  it('of an error page have its status', () => {
    const visit = { ...page.visit, folders: ['error', '404', 'zinc'] };
    expect(pageEvents({ ...page, visit, route: 'error', screen: 'error' })[1]).toEqual({
      event: 'exception',
      description: '404',
      fatal: false,
    });
  });
});

describe('linkEvent', () => {
  const page = {
    href: 'https://www.veralune.example/fr/produits',
    locale: 'fr-be',
    facts: { lists: listFacts('products', [card, plainCard], 'fr-be') },
  };
  const plain: ClickedLink = {
    href: '/fr/marques',
    id: '',
    locale: undefined,
    filter: undefined,
    isChosen: false,
    content: undefined,
  };

  it.each<[string, Partial<ClickedLink>, object | undefined]>([
    ['a link of the site', {}, undefined],
    [
      'a product of a list',
      { href: '/fr/produit/micralba-fer' },
      { event: 'select_item', ecommerce: { item_list_id: 'products', items: [{ item_id: '102', index: 1 }] } },
    ],
    [
      'a filter',
      { href: '/fr/produits/marque_micralba', id: 'filter-brand-0', filter: 'Micralba' },
      { event: 'filter', filter_name: 'brand', filter_value: 'Micralba', filter_action: 'add' },
    ],
    [
      'a chosen filter in the folded part',
      { id: 'filter-active_ingredient-more-2', filter: 'Zinc', isChosen: true },
      { event: 'filter', filter_name: 'active_ingredient', filter_value: 'Zinc', filter_action: 'remove' },
    ],
    [
      'a sort order',
      { id: 'sort-1', filter: 'Prix croissant' },
      { event: 'filter', filter_name: 'sort', filter_value: 'Prix croissant', filter_action: 'add' },
    ],
    [
      'a chip',
      { filter: 'Marque : Micralba' },
      { event: 'filter', filter_name: 'active', filter_value: 'Marque : Micralba', filter_action: 'remove' },
    ],
    [
      'an article',
      { href: '/fr/conseil/bien-dormir', content: 'article' },
      { event: 'select_content', content_type: 'article', content_id: 'bien-dormir' },
    ],
    [
      'another language',
      { href: '/nl/producten', locale: 'nl-be' },
      { event: 'language_switch', locale_from: 'fr-be', locale_to: 'nl-be' },
    ],
    [
      'the site for professionals',
      { href: 'https://pro.veralune.example/be?email=sentinel%40example.com' },
      {
        event: 'click',
        link_url: 'https://pro.veralune.example/be',
        link_domain: 'pro.veralune.example',
        outbound: true,
      },
    ],
    [
      'a leaflet',
      { href: '/api/media/documents/micralba-fer-fr.0f1e2d3c4b.PDF?v=2' },
      {
        event: 'file_download',
        file_name: 'micralba-fer-fr',
        file_extension: 'pdf',
        link_url: '/api/media/documents/micralba-fer-fr.0f1e2d3c4b.PDF',
      },
    ],
    ['a mail address', { href: 'mailto:sentinel@example.com' }, undefined],
    ['a phone number', { href: 'tel:+3220000484' }, undefined],
  ])('%s', (_, link, expected) => {
    const event = linkEvent({ ...plain, ...link }, page);
    if (expected) expect(event).toMatchObject(expected);
    else expect(event).toBeUndefined();
  });
});

describe('formEvent', () => {
  const none = { search: undefined, method: undefined, product: undefined };

  it('cleans what was searched', () => {
    expect(formEvent({ ...none, search: ' Zinc sentinel@example.com ' }, {})).toEqual({
      event: 'search',
      search_term: 'zinc',
    });
  });

  it('reports a known means of payment on the page of a payment only', () => {
    const facts = paymentFacts(order);
    expect(formEvent({ ...none, method: 'online-wallet' }, facts)).toMatchObject({
      event: 'add_payment_info',
      ecommerce: { payment_type: 'online-wallet', value: 49.8, currency: 'EUR' },
    });
    expect(formEvent({ ...none, method: 'card' }, {})).toBeUndefined();
  });

  it('reports a product of a list that is sent to the cart', () => {
    const facts = { lists: listFacts('favourites', [card, plainCard], 'fr-be') };
    expect(formEvent({ ...none, product: '102' }, facts)).toMatchObject({
      event: 'add_to_cart',
      ecommerce: { value: plainCard.price.amount, items: [{ item_id: '102' }] },
    });
  });
});

describe('cartChanges', () => {
  const item = lineItemOf(line);
  const other = { ...item, item_id: '102', item_variant: '60 gélules' };
  const cartOf = (...items: (typeof item)[]) => ({ currency: 'EUR' as const, value: 0, items });

  it.each([
    ['nothing', cartOf(item), cartOf(item), []],
    ['a lower quantity', cartOf(item), cartOf({ ...item, quantity: 1 }), [['remove_from_cart', '101', 1, 24.9]]],
    ['a higher quantity', cartOf(item), cartOf({ ...item, quantity: 5 }), [['add_to_cart', '101', 3, 74.7]]],
    ['the last line', cartOf(item), cartOf(), [['remove_from_cart', '101', 2, 49.8]]],
    [
      'another size',
      cartOf(item, other),
      cartOf(item, { ...other, item_variant: '90 gélules' }),
      [
        ['remove_from_cart', '102', 2, 49.8],
        ['add_to_cart', '102', 2, 49.8],
      ],
    ],
  ])('of %s', (_, before, after, expected) => {
    const changes = cartChanges(before, after).map((change) => {
      if (!('ecommerce' in change) || !('value' in change.ecommerce) || !('items' in change.ecommerce)) return [];
      const { items, value } = change.ecommerce;
      return [change.event, items[0]?.item_id, items[0]?.quantity, value];
    });
    expect(changes).toEqual(expected);
  });
});

describe('facts', () => {
  it('of an order have its amounts: products after codes, VAT, delivery', () => {
    expect(purchaseFacts(order).events).toMatchObject([
      {
        event: 'purchase',
        ecommerce: { transaction_id: 'BE-2026-00481', currency: 'EUR', value: 44.8, tax: 2.81, shipping: 4.9 },
      },
    ]);
  });

  it('have a refund only if something was paid back', () => {
    expect(refundFacts(order).events).toMatchObject([{ event: 'refund', ecommerce: { value: 24.9 } }]);
    expect(refundFacts({ ...order, payment: { ...order.payment, refunded_cents: 0 } })).toEqual({});
  });

  it('of search results have only words that are in the name of a result', () => {
    const list = { items: [], total: 0 };
    const groups = { total: 1, pages: list, about_page: list, corpo: list, brands: list, needs: list };
    const found = { groups, products: { items: [card], total: 1 } } as unknown as Parameters<typeof resultsFacts>[0];
    const facts = resultsFacts(found, { terms: 'equilibre-sentinel-example-com' }, context);
    expect(facts).toMatchObject({
      path: '/fr/resultats',
      events: [{ event: 'view_search_results', search_term: 'equilibre', results: 1 }],
      lists: [{ paths: ['/fr/produit/florelune-equilibre'] }],
    });
    expect(JSON.stringify(facts)).not.toContain('sentinel');
    expect(JSON.stringify(resultsFacts(null, { terms: 'sentinel' }, context))).not.toContain('sentinel');
  });
});

describe('personal data', () => {
  const words = [...Object.values(person), '4711', 'pi_sentinel'];

  it('of a customer and an order are in no facts', () => {
    const search = { place: { kind: 'text', text: person.city }, radius: 10 } as const;
    const found = { place: { label: person.city }, items: [], suggestions: [] } as unknown as Parameters<
      typeof storeFacts
    >[0]['found'];
    const json = JSON.stringify([
      cartFacts(cart),
      deliveryFacts(cart),
      recapFacts(cart, 'home'),
      paymentFacts(order),
      purchaseFacts(order),
      refundFacts(order),
      storeFacts({ search, found }, context),
    ]);
    expect(json).toContain('BE-2026-00481');
    expect(words.filter((word) => json.includes(word))).toEqual([]);
  });

  const fields = [
    ...new Set([
      ...addressFields,
      ...contactFields,
      ...informationFields,
      ...loginFields,
      ...newsletterFields,
      ...signupFields,
      ...withdrawalFields,
    ]),
  ];

  it.each(fields)('in the field "%s" of a form are in no event', (field) => {
    for (const value of [...Object.values(person), `${field} ${person.lastname}`]) {
      const facts = { ...paymentFacts(order), lists: listFacts('favourites', [card], 'fr-be') };
      expect(formEvent({ search: undefined, method: value, product: value }, facts)).toBeUndefined();
    }
  });

  it('that are typed into the search are removed', () => {
    for (const typed of [person.email, person.phone, `zinc ${person.email} ${person.phone}`]) {
      const json = JSON.stringify(formEvent({ search: typed, method: undefined, product: undefined }, {}));
      expect(words.filter((word) => json.includes(word))).toEqual([]);
    }
  });
});
