import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetReturn, rememberedReturn, rememberReturn } from '../src/account/remembered-return.ts';
import { postedReturn, returnQuery } from '../src/account/return-path.ts';

const jar = vi.hoisted(() => new Map<string, { value: string; options: object }>());
vi.mock('next/headers', () => ({
  cookies: () =>
    Promise.resolve({
      get: (name: string) => jar.get(name),
      has: (name: string) => jar.has(name),
      set: (name: string, value: string, options: object) => jar.set(name, { value, options }),
      delete: (name: string) => jar.delete(name),
    }),
}));

const path = '/fr/commande/livraison?a=b';

beforeEach(() => jar.clear());

describe('the path of a detour', () => {
  it('is kept for an hour, out of reach of scripts', async () => {
    await rememberReturn(path);
    expect([...jar.values()]).toEqual([
      { value: path, options: { httpOnly: true, sameSite: 'lax', path: '/', maxAge: 3_600 } },
    ]);
  });

  it.each<[string | undefined, string | null]>([
    ['verified', path],
    ['password-changed', path],
    ['deleted', null],
    [undefined, null],
  ])('with the notice %s is %s', async (notice, expected) => {
    await rememberReturn(path);
    expect(await rememberedReturn(notice === undefined ? {} : { notice })).toBe(expected);
  });

  it('is forgotten by the login, and not replaced by none', async () => {
    await rememberReturn(path);
    await rememberReturn(null);
    expect(await rememberedReturn({ notice: 'verified' })).toBe(path);
    await forgetReturn();
    expect(await rememberedReturn({ notice: 'verified' })).toBeNull();
  });

  it('open redirect: a changed cookie leads to no other site', async () => {
    jar.set('login_redirect', { value: '//evil.example', options: {} });
    expect(await rememberedReturn({ notice: 'verified' })).toBeNull();
  });
});

it.each<[string | null, string | null]>([
  [path, path],
  ['//evil.example', null],
  [null, null],
])('the posted path %s is %s', (given, expected) => {
  const data = new FormData();
  if (given !== null) data.set('redirect', given);
  expect(postedReturn(data)).toBe(expected);
});

it('has no parameter without a path', () => {
  expect(returnQuery(null)).toBe('');
  expect(returnQuery(path)).toBe('?redirect=%2Ffr%2Fcommande%2Flivraison%3Fa%3Db');
});
