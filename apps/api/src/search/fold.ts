import type { Language } from '@veralune/routing';

/** Letters that Unicode does not take apart. */
const whole: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l' };

/** Lower case without accents: `Équilibré` → `equilibre`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßœæøł]/g, (letter) => whole[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** `l’énergie`, `dell’intestino`: the article before the apostrophe is no word to search for. */
const elided: ReadonlySet<Language> = new Set(['fr', 'it']);
const elision = /(?<![\p{L}\p{N}])\p{L}{1,6}['’](?=\p{L})/gu;

const longest = 40;

/** The words of a text, folded, in their order. */
export function wordsOf(text: string, language: Language): string[] {
  const plain = elided.has(language) ? text.replace(elision, '') : text;
  return (fold(plain).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length <= longest);
}
