import { languageOf, type Locale } from '@veralune/routing';

/** The first day of a month is an ordinal in French and Italian; `Intl` writes 1. The site's dates have it too. */
const firstOfMonth: Readonly<Partial<Record<string, string>>> = { fr: '1er', it: '1º' };

/** `1er décembre 2026`, and the time of day if the options have one. */
export function dateText(locale: Locale, at: Date, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', ...options });
  const first = firstOfMonth[languageOf(locale)] ?? '1';
  return format
    .formatToParts(at)
    .map(({ type, value }) => (type === 'day' && value === '1' ? first : value))
    .join('');
}
