import { oldRule, type PlainRule } from './old-addresses.ts';

/** The rules of a table of that size, one after the other. */
export function* rulesUpTo(count: number): Generator<PlainRule> {
  for (let index = 0; index < count; index += 1) yield oldRule(index);
}
