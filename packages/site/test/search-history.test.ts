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
  it('has the newest first, without duplicates, at most five', () => {
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
  ])('is empty when the stored value is %j', (value) => {
    expect(readHistory(store(value))).toEqual([]);
  });

  it('does not throw when the storage is full or not accessible', () => {
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
