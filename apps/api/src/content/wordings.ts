/** Words of a language, and what a market says instead: `{ yaourt: 'yogourt' }`. */
export type Wordings = Readonly<Record<string, string>>;

function patternOf(wordings: Wordings): RegExp {
  const longestFirst = Object.keys(wordings).toSorted((left, right) => right.length - left.length);
  return new RegExp(longestFirst.map((part) => RegExp.escape(part)).join('|'), 'gu');
}

/**
 * Replaces every occurrence of each left side, also inside longer words. Of several that begin at the same place the longest
 * is replaced, and what was replaced is not searched again.
 * @param wordings not empty
 */
export function replaceWordings(text: string, wordings: Wordings): string {
  return text.replace(patternOf(wordings), (found) => wordings[found] ?? found);
}

// Read from the place outwards: a search for the letters at the end of all text before it takes quadratic time.
const lettersBefore = /(?<=([\p{L}\p{M}]*))/uy;
const lettersAfter = /([\p{L}\p{M}]*)/uy;

function lettersAt(text: string, index: number, pattern: RegExp): string {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[1] ?? '';
}

/** A place where a wording applies. */
export interface Occurrence {
  /** The left side of the wording. */
  readonly wording: string;
  /** The left side with the letters directly before and after it: `farmacia` for `farmaci`. */
  readonly word: string;
}

/** The places that `replaceWordings` changes. */
export function occurrencesOf(text: string, wordings: Wordings): Occurrence[] {
  return [...text.matchAll(patternOf(wordings))].map(({ 0: wording, index }) => {
    const before = lettersAt(text, index, lettersBefore);
    const after = lettersAt(text, index + wording.length, lettersAfter);
    const [first, last] = [isLetter(wording.at(0)), isLetter(wording.at(-1))];
    return { wording, word: (first ? before : '') + wording + (last ? after : '') };
  });
}

function isLetter(text: string | undefined): boolean {
  return /[\p{L}\p{M}]/u.test(text ?? '');
}
