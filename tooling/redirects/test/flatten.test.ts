import { compileRedirects, lookUp } from '@veralune/redirects';
import { addressOf, rulesOf, site } from '@veralune/redirects/testing';
import { expect, it } from 'vitest';
import { flatten } from '../src/chains/flatten.ts';

it.each([
  [
    ['/a → /b', '/b → /c'],
    ['/c', '/c'],
  ],
  [
    ['/a → /b', '/b → /c?'],
    ['/c?', '/c?'],
  ],
  [
    ['/a → /b?x=1', '/b → /c'],
    ['/c?x=1', '/c'],
  ],
  [
    ['/a → /b?', '/b?x=1 → /c', '/b → /d'],
    ['/d?', '/c', '/d'],
  ],
  [
    ['/a → /b', '/b?x=1 → /c'],
    ['/b', '/c'],
  ],
  [
    ['/a → /b#x', '/b → /c'],
    ['/c#x', '/c'],
  ],
  [
    ['/a → /b/x', '/b/* → /c/*'],
    ['/c/x', '/c/*'],
  ],
  [
    ['//old.example/a → /b', '/b → /c'],
    ['/c', '/c'],
  ],
  [
    ['/a → https://old.example/b', '//old.example/* → /c'],
    [`${site}/c`, '/c'],
  ],
  [
    ['/a → /b', '/b → /a', '/c → /a', '/d → /e'],
    ['/b', '/a', '/a', '/e'],
  ],
])('%j gets the targets %j', (written, targets) => {
  expect(flatten(rulesOf(...written), { site }).rules.map(({ to }) => to)).toEqual(targets);
});

it('makes a rule temporary if its chain has a temporary rule', () => {
  expect(flatten(rulesOf('/a → /b', '/b → /c 302'), { site }).rules.map(({ status }) => status)).toEqual([302, 302]);
});

it('flattens a chain of 100 rules, with the same end as a look-up', () => {
  const chain = Array.from({ length: 100 }, (_, index) => `/c${index} → /c${index + 1}`);
  const address = addressOf('/c0');
  const { rules } = flatten(rulesOf(...chain), { site });
  for (const table of [rulesOf(...chain), rules]) {
    expect(lookUp(compileRedirects(table, { site }), address)).toMatchObject({ to: '/c100', status: 301 });
  }
  expect(rules.every(({ to }) => to === '/c100')).toBe(true);
});

it('reports the rules of a loop', () => {
  expect(
    flatten(rulesOf('/a → /b', '/b → /a', '/c → /d'), { site }).problems.map(({ line, code }) => [line, code]),
  ).toEqual([
    [1, 'VR-REDIRECTS-014'],
    [2, 'VR-REDIRECTS-014'],
  ]);
});
