import { expect, it } from 'vitest';
import { flatten } from '../src/check/flatten.ts';
import { withChangedRules } from '../src/check/with-changed-rules.ts';
import { parseRedirects } from '../src/parse-redirects.ts';
import { site } from './tables.ts';

it.each([
  ['from,to\r/a,/b\r/b,/c\r', 'from,to\r/a,/c\r/b,/c\r'],
  ['"# x; y";\nfrom;to\n/a;/b\n/b;/c\n', '"# x; y";\nfrom;to\n/a;/c\n/b;/c\n'],
])('withChangedRules rewrites targets of %j and leaves every other character', (csv, expected) => {
  const { changed } = flatten(parseRedirects(csv).rules, { site });
  expect(withChangedRules(csv, changed)).toBe(expected);
});
