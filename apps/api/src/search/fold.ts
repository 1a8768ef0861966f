import type { Language } from '@veralune/routing';

/** Letters that Unicode normalization does not decompose. */
const undecomposed: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l' };

/** Lower case without accents: `Équilibré` → `equilibre`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßœæøł]/g, (letter) => undecomposed[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** `l’énergie`, `dell’intestino`: the article before the apostrophe is not a search term. */
const languagesWithElision: ReadonlySet<Language> = new Set(['fr', 'it']);
const elision = /(?<![\p{L}\p{N}])\p{L}{1,6}['’](?=\p{L})/gu;

const longestWord = 40;

/** The words of a text, folded, in order. */
export function wordsOf(text: string, language: Language): string[] {
  const plain = languagesWithElision.has(language) ? text.replace(elision, '') : text;
  return (fold(plain).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length <= longestWord);
}
