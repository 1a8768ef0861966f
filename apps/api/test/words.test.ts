import { describe, expect, test } from 'vitest';
import { fold, wordsOf } from '../src/search/fold.ts';
import { editDistance } from '../src/search/edit-distance.ts';
import { Spelling } from '../src/search/spelling.ts';
import { richTextOf } from '../src/content/rich-text.ts';

describe('fold', () => {
  test.each([
    ['Équilibré', 'equilibre'],
    ['STRASSE', 'strasse'],
    ['Straße', 'strasse'],
    ['cœur', 'coeur'],
    ['Señor', 'senor'],
    ['I\u0307', 'i'],
    ['', ''],
  ])('%s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('wordsOf', () => {
  test.each([
    ["L’énergie d'aujourd’hui", 'fr', ['energie', 'aujourd', 'hui']],
    ['dell’intestino', 'it', ['intestino']],
    ["'s avonds", 'nl', ['s', 'avonds']],
    ['oméga-3, B12', 'fr', ['omega', '3', 'b12']],
    ['a'.repeat(41), 'fr', []],
    ['\u0000 🌱 !', 'es', []],
  ] as const)('%j in %s', (text, language, words) => {
    expect(wordsOf(text, language)).toEqual(words);
  });
});

describe('editDistance', () => {
  test.each([
    ['zinc', 'zinc', 0],
    ['zinc', 'zink', 1],
    ['vitamnie', 'vitamine', 1],
    ['magnesim', 'magnesium', 1],
    ['fer', 'magnesium', 3],
    ['', 'ab', 2],
  ])('%s, %s', (left, right, distance) => {
    expect(editDistance(left, right, 2)).toBe(distance);
  });
});

describe('Spelling', () => {
  const accepts = (): boolean => true;
  const spelling = new Spelling();
  for (const word of ['magnesium', 'magnolia', 'melatonine', 'b12', 'zinc', 'stress', 'probiotiques'])
    spelling.add(word);
  test.each([
    ['magnesuim', ['magnesium']],
    ['magnezi', ['magnesium']],
    ['probotiq', ['probiotiques']],
    ['zink', ['zinc']],
    ['b13', []],
    ['fer', []],
    ['constructor', []],
    ['contact', []],
    ['fussball', []],
    ['strasse', []],
  ])('%s', (typed, words) => {
    expect(spelling.nearest(typed, { isStart: true, accepts })).toEqual(words);
  });

  test('a word that is not accepted does not prevent an accepted one', () => {
    const right = { isStart: false, accepts: (word: string) => word !== 'magnesium' };
    expect(spelling.nearest('magnesium', right)).toEqual([]);
    expect(spelling.nearest('magnolai', right)).toEqual(['magnolia']);
  });

  test('the start of a word matches only while typing', () => {
    expect(spelling.nearest('magnezi', { isStart: false, accepts })).toEqual([]);
  });
});

describe('richTextOf', () => {
  test.each([
    ['one\ntwo', [{ kind: 'paragraph', text: 'one two' }]],
    [
      'one\n\n\ntwo',
      [
        { kind: 'paragraph', text: 'one' },
        { kind: 'paragraph', text: 'two' },
      ],
    ],
    [
      '## Head\nText',
      [
        { kind: 'heading', text: 'Head' },
        { kind: 'paragraph', text: 'Text' },
      ],
    ],
    [
      'First:\n- a\n  more\n- b',
      [
        { kind: 'paragraph', text: 'First:' },
        { kind: 'list', items: ['a more', 'b'] },
      ],
    ],
    ['> said\n> so', [{ kind: 'quote', text: 'said so' }]],
    ['#hashtag - no list', [{ kind: 'paragraph', text: '#hashtag - no list' }]],
    ['   ', []],
  ])('%j', (text, blocks) => {
    expect(richTextOf(text)).toEqual(blocks);
  });
});
