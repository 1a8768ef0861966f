import type { Language } from '@veralune/routing';
import { expect, it } from 'vitest';
import { amountText } from '../src/calls/amount-text.ts';

const billions = {
  fr: { one: 'milliard d’UFC', other: 'milliards d’UFC' },
  de: { one: 'Milliarde KBE', other: 'Milliarden KBE' },
  it: { one: 'miliardo di UFC', other: 'miliardi di UFC' },
} as const;

it.each<[amount: number, language: keyof typeof billions, text: string]>([
  [1, 'fr', '1\u00a0milliard d’UFC'],
  [1.5, 'fr', '1,5\u00a0milliard d’UFC'],
  [2, 'fr', '2\u00a0milliards d’UFC'],
  [1, 'de', '1\u00a0Milliarde KBE'],
  [1.5, 'de', '1,5\u00a0Milliarden KBE'],
  [1, 'it', '1\u00a0miliardo di UFC'],
  [5, 'it', '5\u00a0miliardi di UFC'],
])('writes %d in %s as the language counts', (amount, language, text) => {
  expect(amountText(amount, billions[language], language)).toBe(text);
});

it.each<Language>(['fr', 'nl', 'de', 'it', 'es'])('leaves a symbol as it is in %s', (language) => {
  expect(amountText(1, 'mg', language)).toBe('1\u00a0mg');
  expect(amountText(0.28, 'mg', language)).toBe('0,28\u00a0mg');
});
