/**
 * A text with plural forms for an island: `{ locale: 'fr-BE', one: '# résultat', other: '# résultats' }`. `#` is
 * replaced by the number. A server component can't pass a function to an island, and an island has no message
 * catalogue.
 */
export interface CountedText {
  /** BCP 47: selects the plural form and the number format. */
  locale: string;
  one: string;
  other: string;
}

/** @example countedText({ locale: 'de-DE', one: '# Zeichen', other: '# Zeichen' }, 5000) // '5.000 Zeichen' */
export function countedText({ locale, one, other }: CountedText, count: number): string {
  const form = new Intl.PluralRules(locale).select(count) === 'one' ? one : other;
  return form.replaceAll('#', new Intl.NumberFormat(locale).format(count));
}
