import { expect, it } from 'vitest';
import { requestIdOf } from '../src/request-id.ts';

const made = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

it.each<[string | undefined, boolean, RegExp]>([
  ['abc-123_X=', true, /^abc-123_X=$/],
  ['x'.repeat(64), true, /^x{64}$/],
  ['x'.repeat(65), true, made],
  ['{"level":"error"}', true, made],
  ['', true, made],
  [undefined, true, made],
  ['abc', false, made],
])('%s (trusted: %s)', (given, isTrusted, id) => {
  expect(requestIdOf(given, isTrusted)).toMatch(id);
});
