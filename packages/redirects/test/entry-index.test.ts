import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MapIndex, type Entry, type EntryIndex } from '../src/entry.ts';
import { PackedIndex } from '../src/packed-index.ts';

const implementations: readonly [string, () => EntryIndex][] = [
  ['MapIndex', () => new MapIndex()],
  ['PackedIndex', () => new PackedIndex()],
];

function entry(to: string, line = 1): Entry {
  return { to, status: 301, keepsQuery: true, line };
}

describe.each(implementations)('%s', (_, create) => {
  it('is empty at first', () => {
    expect(create().get('/a')).toBeUndefined();
    expect(create().get('')).toBeUndefined();
  });

  it('returns each property of an entry', () => {
    const index = create();
    const given: Entry = { to: '/b?x=1#y', status: 302, keepsQuery: false, line: 4_000_000_000 };
    index.add('/a', given);
    index.add('', entry('/root'));
    expect(index.get('/a')).toEqual(given);
    expect(index.get('')).toEqual(entry('/root'));
    expect(index.get('/ab')).toBeUndefined();
    expect(index.get('/')).toBeUndefined();
  });

  it('looks up a path within a longer one', () => {
    const index = create();
    for (let line = 0; line < 3_000; line += 1) index.add(`/p/${line}`, entry('/to', line));
    expect(index.get('/p/12/x/y', 5)).toEqual(entry('/to', 12));
    expect(index.get('/p/12', 4)).toEqual(entry('/to', 1));
    expect(index.get('/p/12/x/y', 6)).toBeUndefined();
    expect(index.get('/q/12/x/y', 5)).toBeUndefined();
    index.add('', entry('/root'));
    expect(index.get('/p/12', 0)).toEqual(entry('/root'));
  });

  it('keeps the first of two entries with the same path when it grows', () => {
    const index = create();
    for (const round of [1, 2])
      for (let line = 0; line < 6_000; line += 1) index.add(`/p/${line}`, entry(`/to/${round}`, line));
    for (let line = 0; line < 6_000; line += 1) expect(index.get(`/p/${line}`)).toEqual(entry('/to/1', line));
    expect(index.get('/p/6000')).toBeUndefined();
  });

  it('accepts entries after it was read', () => {
    const index = create();
    for (let line = 0; line < 3_000; line += 1) {
      index.add(`/p/${line}`, entry('/to', line));
      if (line % 100 === 0) expect(index.get(`/p/${line}`)).toEqual(entry('/to', line));
    }
    expect(index.get('/p/1')).toEqual(entry('/to', 1));
  });

  it('answers like a Map', () => {
    const key = fc.string({ unit: fc.constantFrom('/', 'a', 'b', '%C3%B1'), maxLength: 4 });
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.webPath())), fc.array(key), (pairs, others) => {
        const index = create();
        const model = new Map<string, Entry>();
        for (const [line, [path, to]] of pairs.entries()) {
          index.add(path, entry(to, line));
          if (!model.has(path)) model.set(path, entry(to, line));
        }
        for (const path of [...others, ...model.keys()]) {
          expect(index.get(path)).toEqual(model.get(path));
          for (let end = 0; end < path.length; end += 1) {
            expect(index.get(path, end)).toEqual(model.get(path.slice(0, end)));
          }
        }
      }),
    );
  });
});
