import type { CallName, Calls } from '@veralune/api-client/contract';
import type { z } from 'zod';
import type { Account } from '../account/account.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { LocaleView } from '../catalogue/locale-view.ts';
import type { LongTexts } from '../catalogue/long-texts.ts';
import type { ModificationDates } from '../catalogue/modification-dates.ts';
import type { Database } from '../db/database.ts';
import type { Gazetteer } from '../geo/gazetteer.ts';
import type { Forms, Sender } from '../forms/forms.ts';
import type { Visitor } from '../http/personal/visitor.ts';
import type { Postcodes } from '../geo/postcodes.ts';
import type { ActivePreview } from '../previews/active-preview.ts';
import type { Shop } from '../shop/shop.ts';
import type { Stemmer } from '../search/stemmer.ts';

type Query<Name extends CallName> = z.output<Calls[Name]['query']>;
type Body<Name extends CallName> = Calls[Name] extends { readonly body: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;
type VisitorOf<Name extends CallName> = Calls[Name] extends { readonly personal: true } ? Visitor : null;
type Scoped<Value> = Value extends { readonly lang: string } ? LocaleView : null;

/** A validated request, with everything that a handler needs to answer it. */
export interface RequestContext<Name extends CallName = CallName> {
  readonly params: z.output<Calls[Name]['params']>;
  readonly query: Query<Name>;
  readonly body: Body<Name>;
  /** The shop in the request's language; null for calls without a language. */
  readonly view: Scoped<Query<Name>>;
  readonly catalogue: Catalogue;
  /** The preview that `catalogue` shows; null for visitors. */
  readonly preview: ActivePreview | null;
  readonly longTexts: LongTexts;
  readonly modificationDates: ModificationDates;
  readonly stemmer: Stemmer;
  readonly postcodes: Postcodes;
  readonly gazetteer: Gazetteer;
  /** With the time limits of requests. For data that is not part of the catalogue. */
  readonly db: Database;
  /** Null if this API receives no forms. */
  readonly forms: Forms | null;
  /** Null if this API sells nothing. */
  readonly shop: Shop | null;
  /** Null if this API has no accounts. */
  readonly account: Account | null;
  /** Who asks, and the cookies of the answer; null for calls that are not personal. */
  readonly visitor: VisitorOf<Name>;
  /** @throws HttpError 400 if a header about the sender is invalid */
  readonly sender: () => Sender;
  /** Milliseconds since 1970. */
  readonly now: number;
}

type Answer<Name extends CallName> = z.input<Calls[Name]['answer']>;

/** Answers a call. Throws `notFound` if the requested entity does not exist. */
type Handler<Name extends CallName> = (context: RequestContext<Name>) => Answer<Name> | Promise<Answer<Name>>;

export type Handlers<Name extends CallName = CallName> = { readonly [Key in Name]: Handler<Key> };
