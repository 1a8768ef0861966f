/** Letters that Unicode doesn't take apart into a base and an accent. */
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
 * Text as a slug: accents folded, every run of anything else than a letter or digit one dash.
 * Empty where nothing remains. At most `maxLength` characters, 100 as the API's search takes.
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
