import { describe, expectTypeOf, it } from 'vitest';
import { searchTerm, type CleanText, type EventOf, type Item, type TrackingEvent } from '../src/index.ts';

const item: Item = { item_id: '112', item_name: 'Micralba Zinc', item_brand: 'Micralba', price: 14.9, quantity: 1 };

describe('TrackingEvent', () => {
  it('has exactly the fields of its name', () => {
    expectTypeOf<EventOf<'login'>>().toExtend<TrackingEvent>();
    expectTypeOf<EventOf<'pageview'>['page_title']>().toEqualTypeOf<CleanText>();
    expectTypeOf<EventOf<'view_item'>['ecommerce']['items']>().toEqualTypeOf<readonly Item[]>();
    expectTypeOf<EventOf<'add_shipping_info'>['ecommerce']['shipping_tier']>().toEqualTypeOf<
      'home' | 'relay' | 'express'
    >();
  });

  it('a missing field is a type error', () => {
    // @ts-expect-error `results` is missing
    const search: TrackingEvent = { event: 'view_search_results', search_term: searchTerm('zinc') };
    // @ts-expect-error `currency` is missing
    const view: TrackingEvent = { event: 'view_item', ecommerce: { value: 14.9, items: [item] } };
    // @ts-expect-error `item_brand` is missing
    const broken: Item = { item_id: '112', item_name: 'Micralba Zinc', price: 14.9, quantity: 1 };
    expectTypeOf([search, view, broken]).toBeArray();
  });

  it('a further field, another name and another value are type errors', () => {
    // @ts-expect-error no event has an e-mail address
    const login: TrackingEvent = { event: 'login', method: 'password', email: 'elise@example.com' };
    // @ts-expect-error no such event
    const other: TrackingEvent = { event: 'page_viewed' };
    // @ts-expect-error no such form
    const lead: TrackingEvent = { event: 'generate_lead', lead_source: 'Élise Peeters' };
    expectTypeOf([login, other, lead]).toBeArray();
  });

  it('a text that someone typed is no search term', () => {
    // @ts-expect-error it must go through `searchTerm`
    const search: TrackingEvent = { event: 'search', search_term: 'elise@example.com' };
    expectTypeOf(search).toExtend<TrackingEvent>();
  });
});
