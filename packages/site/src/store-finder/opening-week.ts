import type { PointOfSale } from '@veralune/api-client/contract';
import type { OpeningHoursProps } from '@veralune/ui/components/opening-hours/opening-hours';
import type { Opening, OpeningWeek } from '@veralune/ui/components/opening-hours/opening-state';
import { dayCodes, dayName, timeOfDay } from '../market/opening-hours.ts';
import type { PageContext } from '../page-context.ts';

const minutesPerDay = 24 * 60;

/** A range of times on one day of the week. */
interface DayRange {
  /** 0 for Monday. */
  readonly day: number;
  /** `08:30` */
  readonly from: string;
  readonly to: string;
}

/** The days of `Mo-Fr` or `Sa`; `Sa-Mo` has three. */
function daysOf(first: string, last: string): number[] {
  const start = dayCodes.indexOf(first);
  const length = ((dayCodes.indexOf(last) - start + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => (start + index) % 7);
}

/** The ranges of a week from schema.org's `Mo-Fr 08:30-12:30`, in the order of the week. */
export function dayRanges(openingHours: readonly string[]): DayRange[] {
  return openingHours
    .flatMap((entry) => {
      const [days = '', times = ''] = entry.split(' ');
      const [first = '', last = first] = days.split('-');
      const [from = '', to = ''] = times.split('-');
      return daysOf(first, last).map((day) => ({ day, from, to }));
    })
    .sort((left, right) => left.day - right.day || left.from.localeCompare(right.from));
}

function minutesOf(time: string): number {
  const [hour, minute] = time.split(':').map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
}

function openingOf({ day, from, to }: DayRange, context: PageContext): Opening {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  return {
    from: day * minutesPerDay + start,
    to: day * minutesPerDay + (end > start ? end : end + minutesPerDay),
    fromText: timeOfDay(from, context),
    toText: timeOfDay(to, context),
  };
}

/** The openings of a week, for a computation in the browser; undefined for a pharmacy without opening hours. */
export function openingWeek(
  { opening_hours: hours, time_zone: timeZone }: Pick<PointOfSale, 'opening_hours' | 'time_zone'>,
  context: PageContext,
): OpeningWeek | undefined {
  if (hours.length === 0) return undefined;
  return { timeZone, openings: dayRanges(hours).map((range) => openingOf(range, context)) };
}

function capitalized(text: string, { locale }: PageContext): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** The opening hours of every day, as a table. */
export function openingTable(
  { opening_hours: hours }: Pick<PointOfSale, 'opening_hours'>,
  context: PageContext,
): OpeningHoursProps | undefined {
  if (hours.length === 0) return undefined;
  const ranges = dayRanges(hours);
  return {
    closed: context.t('store-finder.closed'),
    days: dayCodes.map((code, index) => ({
      day: capitalized(dayName(code, context), context),
      hours: ranges.filter(({ day }) => day === index).map(({ from, to }) => `${from}–${to}`),
    })),
  };
}
