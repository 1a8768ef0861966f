/**
 * Words that depend on a number, ready for an island, which can neither be given a function by the server nor carry a
 * catalogue: `{ locale: 'fr-BE', one: '# résultat', other: '# résultats' }`. The `#` stands for the number.
 */
export interface CountedText {
  /** BCP 47: decides which form a number takes and how it is written. */
  locale: string;
  one: string;
  other: string;
}

/** @example countedText({ locale: 'de-DE', one: '# Zeichen', other: '# Zeichen' }, 5000) // '5.000 Zeichen' */
export function countedText({ locale, one, other }: CountedText, count: number): string {
  const form = new Intl.PluralRules(locale).select(count) === 'one' ? one : other;
  return form.replaceAll('#', new Intl.NumberFormat(locale).format(count));
}
