import { describe, expect, it } from 'vitest';
import { currentSection } from './current-section.ts';

describe('the section that is read', () => {
  it.each<[string, readonly number[], boolean, number]>([
    ['no sections', [], false, -1],
    ['above the first', [400, 900], false, -1],
    ['the heading on the line', [200, 900], false, 0],
    ['between two headings', [-300, 201], false, 0],
    ['below the last', [-900, -300], false, 1],
    ['the end of the page, with a short last section', [-300, 600], true, 1],
  ])('%s', (_, tops, isAtEnd, at) => {
    expect(currentSection(tops, 200, isAtEnd)).toBe(at);
  });
});
