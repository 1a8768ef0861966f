/** Letters that Unicode normalization does not decompose into a base letter and an accent. */
const foldedLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/**
 * Converts text to a slug: removes accents, and replaces each run of other characters than letters and digits by a dash.
 * Empty when nothing remains.
 * @param maxLength in characters; the default is the maximum of the search in the API
 */
export function slugify(text: string, maxLength = 100): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßœæøłđı]/g, (letter) => foldedLetters[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxLength)
    .replace(/-$/, '');
}
