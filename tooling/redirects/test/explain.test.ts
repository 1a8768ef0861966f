import { rulesOf, site } from '@veralune/redirects/testing';
import { expect, it } from 'vitest';
import { explain } from '../src/chains/explain.ts';

const rules = rulesOf('//old.example/* → /*', '/revista/* → /consejos', '/a → /a');

it.each([
  [
    'https://old.example/Revista/x?y=1',
    'https://old.example/revista/x?y=1',
    [
      [1, `${site}/revista/x?y=1`],
      [2, `${site}/consejos?y=1`],
    ],
    'redirected',
  ],
  ['/revista', `${site}/revista`, [[2, '/consejos']], 'redirected'],
  ['/other', `${site}/other`, [], 'not-redirected'],
])('%s', (url, address, steps, end) => {
  const found = explain(rules, url, { site });
  expect({ ...found, steps: found.steps.map(({ rule, to }) => [rule.line, to]) }).toEqual({ address, steps, end });
});

it('reports a loop', () => {
  expect(explain(rules, '/a', { site }).end).toBe('loop');
});
