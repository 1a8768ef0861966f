import type { Locale } from '@veralune/routing';
import { I18nError } from './i18n-error.ts';
import { intlOf } from './intl-of.ts';

/**
 * The time of day of an instant in Central European time, with 24 hours: `2026-03-12T08:05:00Z` → `09:05`.
 * @throws I18nError VR-I18N-003 if it is not an instant
 */
export function formatTime(instant: string, locale: Locale): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) {
    throw new I18nError('VR-I18N-003', `"${instant}" is not an instant (${locale}). Pass an ISO 8601 instant.`);
  }
  return intlOf(locale).formatTime(date, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Europe/Brussels',
  });
}
