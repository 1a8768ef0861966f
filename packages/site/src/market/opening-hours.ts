import { languageTag } from '@veralune/i18n';
import type { PageContext } from '../page-context.ts';

/** Days as in schema.org, from Monday. */
export const dayCodes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const day = `(${dayCodes.join('|')})`;
const time = String.raw`((?:[01]\d|2[0-4]):[0-5]\d)`;

/** `Mo-Fr 09:00-12:00` */
export const openingHoursPattern = new RegExp(`^${day}-${day} ${time}-${time}$`);

type Context = Pick<PageContext, 'locale' | 't'>;

/** `Mo` → `lundi` */
export function dayName(code: string, { locale }: Context): string {
  // 1 January 2024 is a Monday.
  const date = new Date(Date.UTC(2024, 0, 1 + dayCodes.indexOf(code)));
  return new Intl.DateTimeFormat(languageTag(locale), { weekday: 'long', timeZone: 'UTC' }).format(date);
}

/** `09:00` → `9 h`, `17:30` → `17 h 30` in French. */
export function timeOfDay(time: string, { t }: Context): string {
  const [hour = '', minutes = ''] = time.split(':');
  return minutes === '00'
    ? t('hours.time', { hour: Number(hour) })
    : t('hours.time.minutes', { hour: Number(hour), minutes });
}

/**
 * Opening hours as one sentence for each range of days: `Mo-Fr 09:00-12:00` and `Mo-Fr 13:00-17:00` are
 * `Du lundi au vendredi, de 9 h à 12 h et de 13 h à 17 h`.
 * @param hours in the format of `openingHoursPattern`
 */
export function openingHours(hours: readonly string[], context: Context): string[] {
  const { locale, t } = context;
  const list = new Intl.ListFormat(languageTag(locale), { type: 'conjunction' });
  const entries = hours.flatMap((entry) => {
    const [, first, last, from, to] = openingHoursPattern.exec(entry) ?? [];
    return first === undefined || last === undefined || from === undefined || to === undefined
      ? []
      : [{ first, last, range: t('hours.range', { from: timeOfDay(from, context), to: timeOfDay(to, context) }) }];
  });
  return [...Map.groupBy(entries, ({ first, last }) => `${first}-${last}`).values()].map((same) => {
    const [{ first, last } = { first: '', last: '' }] = same;
    return t('hours.line', {
      days: t('hours.days', { first: dayName(first, context), last: dayName(last, context) }),
      ranges: list.format(same.map(({ range }) => range)),
    });
  });
}
