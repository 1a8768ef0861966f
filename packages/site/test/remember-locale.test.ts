import { describe, expect, it, vi } from 'vitest';
import { localeInCookies, rememberLocale } from '../src/navigation/remember-locale.ts';

it('stores the locale for 365 days', () => {
  const document = { cookie: '' };
  vi.stubGlobal('document', document);
  rememberLocale('nl-be');
  expect(document.cookie).toBe('locale=nl-be; path=/; max-age=31536000; samesite=lax');
  vi.unstubAllGlobals();
});

describe('the stored locale', () => {
  it.each([
    ['', null],
    ['locale=fr-be', 'fr-be'],
    ['ie_notice=1; locale=nl-be; other=2', 'nl-be'],
    ['my_locale=nl-be', null],
    ['locale=', ''],
  ])('%s: %s', (cookies, expected) => {
    expect(localeInCookies(cookies)).toBe(expected);
  });
});
