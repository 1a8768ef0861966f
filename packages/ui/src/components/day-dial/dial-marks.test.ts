import { describe, expect, it } from 'vitest';
import { centre, dialMarks, outerRadius, ringRadius } from './dial-marks.ts';

const entry = { moments: [], isChoice: false, isWithMeal: false } as const;

describe('the marks of a dial', () => {
  it('one moment: a full mark on the outer ring', () => {
    expect(dialMarks([{ ...entry, moments: ['noon'] }])).toEqual([
      { moment: 'noon', x: centre.x, y: centre.y - outerRadius, number: 1, isChoice: false, isWithMeal: false },
    ]);
  });

  it.each([
    ['a divided dose', { ...entry, moments: ['morning', 'evening'] as const }, [false, false]],
    ['a choice', { ...entry, moments: ['morning', 'noon'] as const, isChoice: true }, [true, true]],
    ['a choice of one is none', { ...entry, moments: ['evening'] as const, isChoice: true }, [false]],
    ['any meal', { ...entry, isWithMeal: true }, [true, true, true]],
  ])('%s', (_, given, choices) => {
    expect(dialMarks([given]).map(({ isChoice }) => isChoice)).toEqual(choices);
  });

  it('no two marks of three products cover each other', () => {
    const marks = dialMarks([entry, entry, entry]);
    const places = new Set(marks.map(({ x, y }) => `${String(x)},${String(y)}`));
    expect(places.size).toBe(9);
    expect(ringRadius(0) - ringRadius(1)).toBeGreaterThanOrEqual(26);
  });
});
