/**
 * A text in the form in which claims are compared: lower case, plain spaces, and the same spelling and quotes in all
 * countries. Its length can differ.
 */
export function foldedText(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .replace(/[«»„“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

export interface Sentence {
  readonly text: string;
  /** Where it begins in the whole text. */
  readonly index: number;
}

/** The sentences of a text. Headings and list items end one; an abbreviation can cut one into two. */
export function sentencesOf(text: string): Sentence[] {
  return [...text.matchAll(/[^\n]+?(?:[.!?…](?=\s+[\p{Lu}\p{N}«„“¿¡’])|(?=\n|$))/gu)].map(({ 0: found, index }) => {
    const start = found.search(/[^\s#>-]/);
    return { text: start < 0 ? '' : found.slice(start), index: index + Math.max(0, start) };
  });
}
