import { beforeAll, describe, expect, it } from 'vitest';
import { fitted } from '../src/type/label.ts';
import { createTypesetter, type Typesetter } from '../src/type/typesetter.ts';

describe('setting type', () => {
  let typeset: Typesetter;
  beforeAll(async () => {
    typeset = await createTypesetter();
  });
  const fit = { width: 6, height: 3, face: 'display', largest: 1.7, leading: 1 } as const;

  it('gives the outline of every letter of our languages', () => {
    for (const letter of 'ÀÂÄÇÈÉÊËÎÏÑÒÓÔÖÙÚÛÜŒßàâäçèéêëîïñòóôöùúûüœ’«»¿¡&') {
      expect(typeset(letter, { face: 'display', size: 1 }).path.length, letter).toBeGreaterThan(3);
    }
  });

  it.each([
    ['Os', 1],
    ['Schwangerschaft', 1],
    ['Vitamin D', 1],
    ['Cheveux & Ongles', 2],
    ['Rotes Weinlaub', 2],
  ])('%s fits on %i line(s)', (name, count) => {
    const { lines, size } = fitted(typeset, name, fit);
    expect(lines).toHaveLength(count);
    expect(size).toBeLessThanOrEqual(fit.largest);
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(fit.width + 1e-9);
  });

  it('sets a longer word smaller, not wider', () => {
    const short = fitted(typeset, 'Zink', fit);
    const long = fitted(typeset, 'Nahrungsergänzungsmittel', fit);
    expect(long.size).toBeLessThan(short.size);
    expect(long.lines[0]?.width).toBeCloseTo(fit.width, 6);
  });
});
