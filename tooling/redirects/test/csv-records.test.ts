import { describe, expect, it } from 'vitest';
import { recordsOf } from '../src/import/csv-records.ts';

describe('recordsOf', () => {
  it.each([
    ['', []],
    ['a,b\n\nc,d\n', ['1: a|b', '2: ', '3: c|d']],
    ['\uFEFFa, "b, c" ,d', ['1: a|b, c|d']],
    ['a,"say ""x"""', ['1: a|say "x"']],
    ['a,"b\r\nc"\r\nd,e\r\n', ['1: a|b\nc', '3: d|e']],
    ['a,"b\rc"\rd,e\r', ['1: a|b\nc', '3: d|e']],
    ['a,5" pipe', ['1: a|5" pipe']],
    // Quotes that are not valid.
    ['a,"b\nc,d', ['1: a|"b', '2: c|d']],
    ['a,"b\nc,"d, e"\nf,g', ['1: a|"b', '2: c|d, e', '3: f|g']],
    ['"a" b,c\n"d, e",f', ['1: "a" b|c', '2: d, e|f']],
    ['"', ['1: "']],
  ])('%j', (csv, expected) => {
    expect(recordsOf(csv, ',').map(({ line, cells }) => `${line}: ${cells.join('|')}`)).toEqual(expected);
  });

  it('reads a file with many invalid quotes without quoting, in linear time', () => {
    const lines = Array.from({ length: 20_000 }, () => '"a" b,c');
    const records = recordsOf(lines.join('\n'), ',');
    expect(records).toHaveLength(20_000);
    expect(records.at(-1)).toEqual({ line: 20_000, cells: ['"a" b', 'c'] });
  });
});
