import { describe, expect, test } from 'vitest';
import { scope, useApi } from './support/api.ts';
import { openEdited } from './support/edited-content.ts';

const rules = [
  { from: '/gone', to: '/fr', type: 302 },
  { from: '/chain', to: '/middle', type: 301 },
  { from: '/middle', to: '/gone', type: 301 },
  { from: '/round', to: '/and-round', type: 301 },
  { from: '/and-round', to: '/round', type: 301 },
  { from: '/old?id=1', to: '/fr/one', type: 301 },
  { from: '/old', to: '/fr/any', type: 301 },
  { from: '/fixed', to: '/fr/fixed?', type: 301 },
  { from: 'https://old.example/x', to: 'https://elsewhere.example/y', type: 301 },
  { from: '/Once', to: '/fr/first', type: 301 },
  { from: '/once', to: '/fr/second', type: 301 },
  { from: '/evil', to: '//evil.example', type: 301 },
] as const;

const api = useApi(() => openEdited(() => ({ redirections: new Map([['be', [...rules]]]) })));

async function answerTo(...urls: readonly string[]): Promise<string | null> {
  const redirect = await api.ask('fr-be', 'redirection', { query: { urls: [...urls] } });
  return redirect && `${String(redirect.type)} ${redirect.url}`;
}

describe('an address', () => {
  test.each([
    ['/gone', '302 /fr'],
    ['/Gone/', '302 /fr'],
    ['//gone', '302 /fr'],
    ['/%67one', '302 /fr'],
    ['/gone?page=2', '302 /fr?page=2'],
    ['/chain', '302 /fr'],
    ['/round', null],
    ['/old?id=1', '301 /fr/one'],
    ['/old?id=2', '301 /fr/any?id=2'],
    ['/fixed?page=2', '301 /fr/fixed'],
    ['https://be.veralune.example/gone', '302 /fr'],
    ['https://old.example/x', '301 https://elsewhere.example/y'],
    ['/x', null],
    ['/once', '301 /fr/first'],
    ['/evil', null],
    ['/', null],
    ['', null],
    ['gone', null],
    ['ftp://old.example/gone', null],
    ['https://', null],
    ['https://[', null],
    ['/%F1', null],
    ['/\u0000', null],
  ])('%s', async (url, answer) => {
    expect(await answerTo(url)).toBe(answer);
  });

  test.each([
    [['/none', '/gone'], '302 /fr'],
    [['/once', '/gone'], '301 /fr/first'],
    [['nonsense', '/none', '', '/old'], '301 /fr/any'],
    [['/none', '/neither'], null],
  ])('given as %j follows the first one with a rule', async (urls, answer) => {
    expect(await answerTo(...urls)).toBe(answer);
  });
});

test('a rule belongs to one shop', async () => {
  expect(await api.ask('es-es', 'redirection', { query: { urls: '/gone' } })).toBe(null);
  expect(await api.ask('es-es', 'redirectionIndex')).toEqual({ items: [] });
});

test('the index has the rules as editors wrote them, including invalid ones', async () => {
  const { items } = await api.ask('fr-be', 'redirectionIndex');
  expect(items).toEqual(rules);
});

test('a single address does not need to be a list', async () => {
  const response = await api.request(`/redirection?${scope('fr-be')}&urls=/gone`);
  expect(await response.json()).toEqual({ type: 302, url: '/fr' });
});
