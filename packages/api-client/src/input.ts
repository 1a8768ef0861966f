import type { z } from 'zod';
import type { CallName, Calls } from './contract/calls.ts';

/** Options of `fetch` that the client does not set itself, including Next's `next: { tags, revalidate }`. */
export type Init = Omit<RequestInit, 'method' | 'body'> & {
  readonly next?: { readonly tags?: string[]; readonly revalidate?: number | false };
};

export interface CallOptions {
  readonly init?: Init;
  /** Overrides the client's `timeoutMs`. Milliseconds. */
  readonly timeoutMs?: number;
}

type Params<Name extends CallName> = z.output<Calls[Name]['params']>;
/** Plain values, not their text in the URL: `page: 2`, `needs: ['sommeil']`, `no_free: true`. */
type Query<Name extends CallName> = Omit<z.output<Calls[Name]['query']>, 'shop_id' | 'lang'>;
type Body<Name extends CallName> = Calls[Name] extends { readonly body: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : undefined;

/** The type of a call without path parameters has an index signature instead of names. */
type ParamsPart<Value> = string extends keyof Value ? { readonly params?: undefined } : { readonly params: Value };

type Part<Key extends string, Value> =
  Record<never, never> extends Value ? { readonly [Name in Key]?: Value } : { readonly [Name in Key]: Value };
type BodyPart<Value> = Value extends undefined ? { readonly body?: undefined } : { readonly body: Value };

/** The input of one call. */
export type CallInput<Name extends CallName> = CallOptions &
  ParamsPart<Params<Name>> &
  Part<'query', Query<Name>> &
  BodyPart<Body<Name>>;

/** `input` is optional if none of its properties is required. */
export type CallArguments<Name extends CallName> =
  Record<never, never> extends CallInput<Name> ? [input?: CallInput<Name>] : [input: CallInput<Name>];

export type Answer<Name extends CallName> = z.output<Calls[Name]['answer']>;

/** `CallInput` without the types of its call, for the transport. */
export interface UntypedInput extends CallOptions {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}
