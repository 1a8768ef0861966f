import type { z } from 'zod';
import type { CallName, Calls } from './contract/calls.ts';

/** What `fetch` takes beside what the client sets itself; Next's `next: { tags, revalidate }` goes here. */
export type Init = Omit<RequestInit, 'method' | 'body'> & {
  readonly next?: { readonly tags?: string[]; readonly revalidate?: number | false };
};

export interface CallOptions {
  readonly init?: Init;
  /** Wins over the client's. Milliseconds. */
  readonly timeoutMs?: number;
}

type Params<Name extends CallName> = z.output<Calls[Name]['params']>;
/** Plain values, not their text in the address: `page: 2`, `needs: ['sommeil']`, `no_free: true`. */
type Query<Name extends CallName> = Omit<z.output<Calls[Name]['query']>, 'shop_id' | 'lang'>;
type Body<Name extends CallName> = Calls[Name] extends { readonly body: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : undefined;

/** A call without path parameters has an index signature where others have names. */
type ParamsPart<Value> = string extends keyof Value ? { readonly params?: undefined } : { readonly params: Value };

type Part<Key extends string, Value> =
  Record<never, never> extends Value ? { readonly [Name in Key]?: Value } : { readonly [Name in Key]: Value };
type BodyPart<Value> = Value extends undefined ? { readonly body?: undefined } : { readonly body: Value };

/** What the caller gives to one call. */
export type CallInput<Name extends CallName> = CallOptions &
  ParamsPart<Params<Name>> &
  Part<'query', Query<Name>> &
  BodyPart<Body<Name>>;

/** `input` may be left out where nothing in it is required. */
export type CallArguments<Name extends CallName> =
  Record<never, never> extends CallInput<Name> ? [input?: CallInput<Name>] : [input: CallInput<Name>];

export type Answer<Name extends CallName> = z.output<Calls[Name]['answer']>;

/** `CallInput` with the call forgotten: what the transport works on. */
export interface LooseInput extends CallOptions {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}
