import { describe, expect, it } from 'vitest';
import { consentCategories, consentCookie, consentVersion, isAllowed, readConsent } from '../src/consent/consent.ts';
import { hasStoredConsent } from '../src/consent/consent-cookie.ts';
import { storedConsent } from '../src/consent/stored-consent.ts';

const choice = {
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  version: consentVersion,
  time: '2026-11-24T09:30:00.000Z',
  categories: ['necessary', 'video'],
} as const;

function cookieWith(change: object): string {
  const stored = JSON.parse(decodeURIComponent(storedConsent(choice))) as object;
  return `${consentCookie}=${encodeURIComponent(JSON.stringify({ ...stored, ...change }))}`;
}

describe('readConsent', () => {
  it.each([
    ['alone', `${consentCookie}=${storedConsent(choice)}`],
    ['among others', `locale=fr-be; ${consentCookie}=${storedConsent(choice)}; cart=1`],
    ['without spaces', `locale=fr-be;${consentCookie}=${storedConsent(choice)}`],
  ])('reads what is stored: %s', (_, cookies) => {
    expect(readConsent(cookies)).toEqual(choice);
  });

  it('reads every set of categories', () => {
    for (let bits = 0; bits < 32; bits += 1) {
      const categories = consentCategories.filter((_, index) => index === 0 || bits & (1 << (index - 1)));
      expect(readConsent(`${consentCookie}=${storedConsent({ ...choice, categories })}`)?.categories).toEqual(
        categories,
      );
    }
  });

  it.each([
    ['no cookie', ''],
    ['another cookie that ends alike', `not_${consentCookie}=${storedConsent(choice)}`],
    ['an empty value', `${consentCookie}=`],
    ['half a value', `${consentCookie}=${storedConsent(choice).slice(0, 40)}`],
    ['a broken escape', `${consentCookie}=%E0%A4%A`],
    ['null', `${consentCookie}=null`],
    ['a list', `${consentCookie}=%5B%5D`],
    ['an older version', cookieWith({ revision: consentVersion - 1 })],
    ['a newer version', cookieWith({ revision: consentVersion + 1 })],
    ['no id', cookieWith({ consentId: undefined })],
    ['a number as the id', cookieWith({ consentId: 7 })],
    ['no time', cookieWith({ lastConsentTimestamp: undefined })],
    ['a number as the time', cookieWith({ lastConsentTimestamp: 7 })],
    ['a text as the categories', cookieWith({ categories: 'video' })],
  ])('is undefined for %s', (_, cookies) => {
    expect(readConsent(cookies)).toBeUndefined();
  });

  it('drops unknown categories, and keeps the necessary one', () => {
    expect(readConsent(cookieWith({ categories: ['everything', 'map'] }))?.categories).toEqual(['necessary', 'map']);
  });
});

describe('hasStoredConsent', () => {
  it.each([
    ['alone', `${consentCookie}=${storedConsent(choice)}`, true],
    ['among others', `locale=fr-be; ${consentCookie}=${storedConsent(choice)}; cart=1`, true],
    ['no cookie', '', false],
    ['another cookie that ends alike', `not_${consentCookie}=${storedConsent(choice)}`, false],
    ['an empty value', `${consentCookie}=`, false],
    ['an older version', cookieWith({ revision: consentVersion - 1 }), false],
    ['a newer version', cookieWith({ revision: 10 * consentVersion + 1 }), false],
  ])('%s', (_, cookies, expected) => {
    expect(hasStoredConsent(cookies)).toBe(expected);
    expect(readConsent(cookies) !== undefined).toBe(expected);
  });
});

describe('isAllowed', () => {
  it.each([
    ['necessary', undefined, true],
    ['video', undefined, false],
    ['necessary', choice, true],
    ['video', choice, true],
    ['audience', choice, false],
  ] as const)('%s', (category, stored, expected) => {
    expect(isAllowed(stored, category)).toBe(expected);
  });
});
