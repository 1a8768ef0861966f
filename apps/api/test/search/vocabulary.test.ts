import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typedWords } from '../../src/search/typed-words.ts';
import { Vocabulary } from '../../src/search/vocabulary.ts';

function always(): boolean {
  return true;
}

function german(): Vocabulary {
  const vocabulary = new Vocabulary('de');
  const words = {
    gelenk: 'gelenk',
    gelenke: 'gelenk',
    schmerzen: 'schmerz',
    gelenkschmerzen: 'gelenkschmerz',
    magnesium: 'magnesium',
    tabletten: 'tablett',
    frau: 'frau',
    frauen: 'frau',
    gesundheit: 'gesund',
    frauengesundheit: 'frauengesund',
    sport: 'sport',
  };
  for (const [word, stem] of Object.entries(words)) vocabulary.add(word, stem);
  vocabulary.add('und', null);
  return vocabulary;
}

describe('Vocabulary', () => {
  test.each([
    ['gelenke', 'gelenk'],
    ['und', null],
    ['auto', undefined],
  ])('stem of %s', (word, stem) => {
    expect(german().stemOf(word)).toBe(stem);
  });

  test.each([
    ['magnesiumtabletten', ['magnesium', 'tablett']],
    ['gelenksport', ['gelenk', 'sport']],
    ['frauensport', ['frau', 'sport']],
    ['sportgelenkschmerzen', ['sport', 'gelenkschmerz']],
    ['fussball', []],
    ['sportauto', []],
    ['', []],
  ])('parts of %s', (word, parts) => {
    expect(german().split(word, always)).toEqual(parts);
  });

  test('a compound with an unused part is not split', () => {
    expect(german().split('magnesiumtabletten', (stem) => stem !== 'tablett')).toEqual([]);
  });

  test.each([
    ['schmerz', ['gelenkschmerz']],
    ['gelenk', ['gelenkschmerz']],
    ['gesund', ['frauengesund']],
    ['ge', []],
  ])('compounds with %s', (part, compounds) => {
    expect([...german().containing(part, always)]).toEqual(compounds);
  });

  test('languages without compounds are not split', () => {
    const french = new Vocabulary('fr');
    for (const word of ['porte', 'monnaie']) french.add(word, word);
    expect([french.split('portemonnaie', always), [...french.containing('porte', always)]]).toEqual([[], []]);
  });

  test('unused words are not found and do not prevent other results', () => {
    const isUsed = (stem: string): boolean => stem !== 'gelenk';
    expect([...german().startingWith('gele', isUsed)]).toEqual(['gelenkschmerz']);
    expect([...german().similarTo('magnesiun', false, isUsed)]).toEqual(['magnesium']);
    expect([...german().similarTo('gelenka', false, isUsed)]).toEqual([]);
  });

  test('words that are added later or twice are found once', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-d]{1,4}$/), { maxLength: 80 }), fc.nat(80), (words, pause) => {
        const vocabulary = new Vocabulary('nl');
        for (const [at, word] of words.entries()) {
          vocabulary.add(word, word);
          if (at === pause) vocabulary.startingWith('a', always);
        }
        for (const prefix of ['a', 'bc', 'd']) {
          const expected = new Set(words.filter((word) => word.startsWith(prefix)));
          expect(vocabulary.startingWith(prefix, always)).toEqual(expected);
        }
      }),
    );
  });
});

describe('typedWords', () => {
  test.each([
    ['Kaese', 'de', [['kaese', 'kase']]],
    ['Käse', 'de', [['kase', 'kaese']]],
    [
      'neue Poesie',
      'de',
      [
        ['neue', 'neu'],
        ['poesie', 'posie'],
      ],
    ],
    ['Straße', 'de', [['strasse']]],
    ['Haare für Frauen', 'de', [['haare'], ['frauen', 'fraun']]],
    ['vitamine B 12', 'fr', [['vitamine'], ['b12']]],
    ['omega3', 'it', [['omega'], ['3']]],
    ['vitamina e', 'it', [['vitamina'], ['e']]],
    ['capelli e unghie', 'it', [['capelli'], ['unghie']]],
    ["l'énergie", 'fr', [['energie']]],
    ['a', 'fr', [['a']]],
    ['!!!', 'es', []],
  ] as const)('%s in %s', (text, language, words) => {
    expect(typedWords(text, language)).toEqual(words);
  });
});
