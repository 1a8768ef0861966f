import * as z from 'zod/mini';
import { code } from './text.ts';

/** The earliest birthday; a year before it is mistyped. */
const earliestBirthday = '1900-01-01';

/** Whether a text is a day of the calendar, `2026-11-22`. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A day up to today, as `2026-11-22`. */
function pastDay(today: string) {
  return z.string(code('required')).check(
    z.trim(),
    z.minLength(1, code('required')),
    z.refine(isDay, code('date')),
    z.refine((day) => day <= today, code('date_in_future')),
  );
}

/** A day up to today, or `''`. */
export function optionalPastDay(today: string) {
  return z._default(z.union([z.literal(''), pastDay(today)]), '');
}

/** A birthday as `1980-02-29`, or `''`. The form has three fields for it. */
export function optionalBirthday(today: string) {
  const day = pastDay(today).check(z.refine((value) => value >= earliestBirthday, code('date')));
  return z._default(z.union([z.literal(''), day]), '');
}
