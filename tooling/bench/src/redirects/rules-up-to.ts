import { oldRule, type PlainRule } from './sample-rules.ts';

/** Generates the rules of a table with this number of rules. */
export function* rulesUpTo(count: number): Generator<PlainRule> {
  for (let index = 0; index < count; index += 1) yield oldRule(index);
}
