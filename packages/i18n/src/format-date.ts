import { languageOf, type Language, type Locale } from '@veralune/routing';
import { I18nError } from './i18n-error.ts';
import { intlOf } from './intl-of.ts';

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/** The first day of a month is an ordinal in French and Italian; `Intl` writes 1. */
const firstOfMonth: Readonly<Partial<Record<Language, string>>> = { fr: '1er', it: '1º' };

/**
 * A date with the name of the month: `2026-03-12` → `12 mars 2026`.
 * @param isoDate a calendar day (`2026-03-12`), or an instant, which is formatted in Central European time
 * @throws I18nError VR-I18N-003 if it is neither
 */
export function formatDate(isoDate: string, locale: Locale): string {
  const date = new Date(isoDate);
  if (Number.isNaN(date.getTime())) {
    throw new I18nError('VR-I18N-003', `"${isoDate}" is not a date (${locale}). Pass an ISO 8601 day or instant.`);
  }
  // A calendar day has no time zone. It is parsed as UTC, so it is also formatted in UTC.
  const timeZone = calendarDay.test(isoDate) ? 'UTC' : 'Europe/Brussels';
  const parts = intlOf(locale).formatDateToParts(date, { day: 'numeric', month: 'long', year: 'numeric', timeZone });
  const first = firstOfMonth[languageOf(locale)] ?? '1';
  return parts.map(({ type, value }) => (type === 'day' && value === '1' ? first : value)).join('');
}
