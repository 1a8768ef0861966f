import type { Fields, ValuesOf } from './field.ts';
import type { itemFields } from './item-fields.ts';
import type { shopEvents } from './shop-events.ts';
import type { siteEvents } from './site-events.ts';

type Events = typeof siteEvents & typeof shopEvents;
export type EventName = keyof Events;

/** A product in `items`. */
export type Item = ValuesOf<typeof itemFields>;

type Part<Description, Name extends string> =
  Description extends Readonly<Record<Name, infer Given extends Fields>> ? ValuesOf<Given, readonly Item[]> : never;

type EcommerceOf<Name extends EventName> = Part<Events[Name], 'ecommerce'>;

/** The event of a name. A missing field is a type error. */
export type EventOf<Name extends EventName> = Events[Name] extends { readonly ecommerce: Fields }
  ? { readonly event: Name; readonly ecommerce: EcommerceOf<Name> }
  : { readonly event: Name } & Part<Events[Name], 'fields'>;

/** Everything that is pushed, except the commands of consent. */
export type TrackingEvent = { [Name in EventName]: EventOf<Name> }[EventName];
