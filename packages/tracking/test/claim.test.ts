import { describe, expect, it } from 'vitest';
import { claim } from '../src/claim.ts';
import { reportedKey } from '../src/index.ts';

function fakeStore(stored?: string) {
  const values = new Map(stored === undefined ? [] : [[reportedKey, stored]]);
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

describe('claim', () => {
  it('is true once for each name', () => {
    const store = fakeStore();
    const claims = ['purchase:1', 'purchase:1', 'purchase:2', 'purchase:1'].map((name) => claim(name, () => store));
    expect(claims).toEqual([true, false, true, false]);
  });

  it.each(['', 'null', '{}', '[]', '{"version":2,"value":["purchase:1"]}', '{"version":1,"value":[7,null]}'])(
    'survives damaged or outdated data: %s',
    (stored) => {
      const store = fakeStore(stored);
      expect(claim('purchase:1', () => store)).toBe(true);
      expect(store.values.get(reportedKey)).toBe('{"version":1,"value":["purchase:1"]}');
    },
  );

  it('keeps the last 50 names', () => {
    const store = fakeStore();
    for (let order = 0; order < 60; order += 1) claim(`purchase:${order}`, () => store);
    expect((JSON.parse(store.values.get(reportedKey) ?? '') as { value: string[] }).value).toHaveLength(50);
    expect(claim('purchase:59', () => store)).toBe(false);
  });

  it('is false when the browser has no storage', () => {
    const blocked = () => {
      throw new Error('SecurityError');
    };
    expect(claim('purchase:1', blocked)).toBe(false);
  });
});
