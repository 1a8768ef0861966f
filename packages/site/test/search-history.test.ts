import { describe, expect, it } from 'vitest';
import { historySize, parseHistory, withSearch } from '../src/search/search-history.ts';

describe('search history', () => {
  it('has the newest first, without duplicates, at most five', () => {
    const texts = ['zinc', 'fer', 'calcium', 'Zinc', 'iode', 'biotine', 'dha'];
    const history = texts.reduce<readonly string[]>(withSearch, []);
    expect(history).toEqual(['dha', 'biotine', 'iode', 'Zinc', 'calcium']);
    expect(history).toHaveLength(historySize);
  });

  it.each([
    [['a', 'b', 'c'], 'c', ['c', 'a', 'b']],
    [['a', 'b'], ' B ', ['B', 'a']],
    [['a'], '   ', ['a']],
    [[], 'é', ['é']],
  ])('%j and then %j: %j', (history, text, expected) => {
    expect(withSearch(history, text)).toEqual(expected);
  });

  it.each([
    [null, null],
    [{}, null],
    ['zinc', null],
    [[1, '', ' ', 'zinc', null], ['zinc']],
    [
      ['1', '2', '3', '4', '5', '6'],
      ['1', '2', '3', '4', '5'],
    ],
  ])('%j is stored: %j', (stored, expected) => {
    expect(parseHistory(stored)).toEqual(expected);
  });
});
