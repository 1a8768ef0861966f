import { describe, expect, it } from 'vitest';
import { historySize, readHistory, rememberSearch, withSearch } from '../src/search/search-history.ts';

function store(initial: string | null = null) {
  let value = initial;
  return {
    getItem: () => value,
    setItem: (_: string, next: string) => {
      value = next;
    },
  };
}

describe('search history', () => {
  it('puts the newest first, without duplicates, five at the most', () => {
    const kept = store();
    for (const text of ['zinc', 'fer', 'calcium', 'Zinc', 'iode', 'biotine', 'dha']) rememberSearch(kept, text);
    expect(readHistory(kept)).toEqual(['dha', 'biotine', 'iode', 'Zinc', 'calcium']);
    expect(readHistory(kept)).toHaveLength(historySize);
  });

  it('moves a repeated text to the front', () => {
    expect(withSearch(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b']);
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '{"version":0,"items":["x"]}',
    '{"version":1,"items":"x"}',
    '{"version":1,"items":[1,""]}',
  ])('takes a store that holds %j for empty', (value) => {
    expect(readHistory(store(value))).toEqual([]);
  });

  it('loses the history and not the search when the store is full or closed', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => rememberSearch(full, 'zinc')).not.toThrow();
    const closed = {
      getItem: () => {
        throw new DOMException('closed', 'SecurityError');
      },
      setItem: () => undefined,
    };
    expect(readHistory(closed)).toEqual([]);
  });
});
