import { describe, expect, it } from 'vitest';
import { cleanText, searchTerm } from '../src/index.ts';

describe('searchTerm', () => {
  it.each([
    ['', ''],
    ['  Magnésium  ', 'magnésium'],
    ['vitamine D3 1000', 'vitamine d3 1000'],
    ['omega 3 60 capsules', 'omega 3 60 capsules'],
    ['elise.peeters@example.com', ''],
    ['elise@', ''],
    ['commande elise+veralune@example.co.uk merci', 'commande merci'],
    ['elise%40example.com zinc', 'zinc'],
    ['0470 12 34 56', ''],
    ['+32 470/12.34.56 zinc', 'zinc'],
    ['zinc (079) 123-45-67', 'zinc ('],
    ['BE68539007547034', 'be'],
    ['a\n\tb', 'a b'],
    ['x'.repeat(200), 'x'.repeat(60)],
  ])('%j becomes %j', (typed, expected) => {
    expect(searchTerm(typed)).toBe(expected);
  });
});

describe('cleanText', () => {
  it.each([
    ['Micralba Zinc – Veralune', 'Micralba Zinc – Veralune'],
    ['/fr/recherche/elise%40example.com', '/fr/recherche/'],
    ['/fr/recherche/elise@example.com/2', '/fr/recherche//2'],
  ])('%j becomes %j', (text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });
});
