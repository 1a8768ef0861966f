import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../src/catalogue/catalogue.ts';
import { instantsUntil } from '../src/catalogue/instants.ts';
import { etagOf, matchingTag } from '../src/http/etag.ts';

const time = fc.integer({ min: 0, max: 1_000 });
const ascending = fc.uniqueArray(time).map((instants) => instants.toSorted((left, right) => left - right));
const address = fc.constantFrom('/a', '/b', '/a?x=1', '/a?x=2', '/a/b', '/');

function tagOf(version: number, instants: readonly number[], now: number, path: string, host = 'api.test'): string {
  return etagOf({ catalogue: { version, instants } as unknown as Catalogue, now }, 'contract', `http://${host}${path}`);
}

test('the clock is the number of instants up to now', () => {
  fc.assert(
    fc.property(ascending, time, (instants, now) => {
      expect(instantsUntil(instants, now)).toBe(instants.filter((instant) => instant <= now).length);
    }),
  );
});

describe('two tags', () => {
  const moment = fc.record({ version: fc.constantFrom(1, 2), now: time, path: address });

  test('are equal if and only if version, address and the instants passed are', () => {
    fc.assert(
      fc.property(ascending, moment, moment, (instants, left, right) => {
        const [from, to] = [Math.min(left.now, right.now), Math.max(left.now, right.now)];
        const isSame =
          left.version === right.version &&
          left.path === right.path &&
          !instants.some((instant) => from < instant && instant <= to);
        const tags = [left, right].map(({ version, now, path }) => tagOf(version, instants, now, path));
        expect(tags[0] === tags[1]).toBe(isSame);
      }),
    );
  });

  test('do not depend on the host of the request', () => {
    expect(tagOf(1, [], 0, '/a', 'one.test')).toBe(tagOf(1, [], 0, '/a', 'two.test:4000'));
  });
});

test.each([
  ['', undefined],
  ['"a"', '"a"'],
  ['W/"a"', 'W/"a"'],
  ['"b", W/"a" ,"c"', 'W/"a"'],
  ['"b"', undefined],
  ['a', undefined],
  ['"A"', undefined],
  ['*', undefined],
  [',,', undefined],
])('If-None-Match: %s', (header, found) => {
  expect(matchingTag(header, '"a"')).toBe(found);
});
