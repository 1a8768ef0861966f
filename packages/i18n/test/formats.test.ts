import { locales, type Locale } from '@veralune/routing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatNumber, formatPercent, formatPrice, formatTime, type Currency } from '@veralune/i18n';

const nbsp = '\u00a0';
const narrow = '\u202f';

describe('formatPrice', () => {
  const cases: readonly [number, Currency, string][] = [
    [24.9, 'EUR', `24,90${nbsp}€`],
    [25, 'EUR', `25${nbsp}€`],
    [29.9, 'CHF', `29,90${nbsp}CHF`],
    [0, 'EUR', `0${nbsp}€`],
    [0.05, 'EUR', `0,05${nbsp}€`],
    [24.999, 'EUR', `25${nbsp}€`],
    [1249.5, 'CHF', `1249,50${nbsp}CHF`],
    [-3.5, 'EUR', `-3,50${nbsp}€`],
    [-0.001, 'EUR', `0${nbsp}€`],
  ];

  it.each(cases)('%d %s', (amount, currency, expected) => {
    for (const locale of locales) expect(formatPrice(amount, currency, locale)).toBe(expected);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('throws for %d', (amount) => {
    expect(() => formatPrice(amount, 'EUR', 'fr-be')).toThrow('VR-I18N-002');
  });

  it('never has a decimal point, one decimal or an ordinary space', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
        expect(formatPrice(cents / 100, 'EUR', 'de-ch')).toMatch(/^\d+(,\d{2})?\u00a0€$/);
      }),
    );
  });
});

describe('formatTime', () => {
  it.each([
    ['2026-03-12T08:05:00Z', '09:05'],
    ['2026-07-12T22:30:00Z', '00:30'],
    ['2026-03-12T18:00:00.000Z', '19:00'],
  ])('%s is %s in every locale', (instant, expected) => {
    for (const locale of locales) expect(formatTime(instant, locale)).toBe(expected);
  });

  it('throws for what is no instant', () => {
    expect(() => formatTime('soon', 'fr-be')).toThrow('VR-I18N-003');
  });
});

describe('formatDate', () => {
  const cases: readonly [string, Locale, string][] = [
    ['2026-03-12', 'fr-be', '12 mars 2026'],
    ['2026-03-01', 'fr-be', '1er mars 2026'],
    ['2026-03-01', 'fr-ch', '1er mars 2026'],
    ['2026-03-01', 'it-it', '1º marzo 2026'],
    ['2026-03-11', 'it-ch', '11 marzo 2026'],
    ['2026-03-01', 'nl-be', '1 maart 2026'],
    ['2026-03-01', 'de-de', '1. März 2026'],
    ['2026-01-31', 'de-ch', '31. Januar 2026'],
    ['2026-03-01', 'es-es', '1 de marzo de 2026'],
    ['2026-03-12T23:30:00Z', 'fr-be', '13 mars 2026'],
  ];

  it.each(cases)('%s in %s', (iso, locale, expected) => {
    expect(formatDate(iso, locale)).toBe(expected);
  });

  it.each(['', 'tomorrow', '2026-13-01'])('throws for "%s"', (iso) => {
    expect(() => formatDate(iso, 'fr-be')).toThrow('VR-I18N-003');
  });
});

describe('formatNumber', () => {
  const cases: readonly [number, Locale, string][] = [
    [1234.5, 'fr-be', `1${narrow}234,5`],
    [1234.5, 'nl-be', '1.234,5'],
    [1234.5, 'de-de', '1.234,5'],
    [1234.5, 'de-ch', '1’234.5'],
    [12_345.5, 'es-es', '12.345,5'],
    [12_345.5, 'it-it', '12.345,5'],
  ];

  it.each(cases)('%d in %s', (value, locale, expected) => {
    expect(formatNumber(value, locale)).toBe(expected);
  });

  it('rounds to maximumFractionDigits', () => {
    expect(formatNumber(1.256, 'fr-be', { maximumFractionDigits: 1 })).toBe('1,3');
  });
});

describe('formatPercent', () => {
  const cases: readonly [number, Locale, string][] = [
    [15, 'fr-be', `15${nbsp}%`],
    [12.5, 'fr-be', `12,5${nbsp}%`],
    [12.5, 'nl-be', '12,5%'],
    [12.5, 'de-de', `12,5${nbsp}%`],
    [12.5, 'de-ch', '12.5%'],
    [100, 'it-it', '100%'],
    [33.333, 'es-es', `33,3${nbsp}%`],
  ];

  it.each(cases)('%d in %s', (percent, locale, expected) => {
    expect(formatPercent(percent, locale)).toBe(expected);
  });
});
