import * as z from 'zod/mini';
import { code } from './text.ts';

/** One of the options, which must be chosen. */
export function option<const Value extends string>(values: readonly Value[]) {
  return z.enum(values, {
    error: ({ input }) => code(input === undefined || input === '' ? 'required' : 'option'),
  });
}

/** One of the options, or `''` if none is chosen. */
export function optionalOption<const Value extends string>(values: readonly Value[]) {
  return z._default(z.union([z.literal(''), z.enum(values)], code('option')), '');
}

/** Some of the options, at least one. A form sends a single choice as a text, several as a list. */
export function someOptions<const Value extends string>(values: readonly Value[]) {
  return z.pipe(
    z.transform((input: unknown) => [...new Set<unknown>(asList(input))]),
    z.array(z.enum(values, code('option'))).check(z.minLength(1, code('one_of_two'))),
  );
}

function asList(input: unknown): readonly unknown[] {
  if (Array.isArray(input)) return input;
  return input === undefined || input === '' ? [] : [input];
}

/** A box that must be ticked. A form sends it as `1`. */
export function consent() {
  return z.pipe(
    z.transform((input: unknown) => input === true || input === '1'),
    z.literal(true, code('consent')),
  );
}

/** A box that may be ticked. A form sends it as `1` or not at all. */
export function checkbox() {
  return z.pipe(
    z.transform((input: unknown) => input === true || input === '1'),
    z.boolean(),
  );
}
