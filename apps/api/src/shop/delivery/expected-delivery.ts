import type { DeliveryMethod } from '../../models/models.ts';

/** The markets share one time zone. */
const timeZone = 'Europe/Brussels';
const dayMs = 86_400_000;
const hoursOfDay = 24;

/** `2026-11-22` and `18:30` in the markets. */
function localTime(now: number): { readonly day: string; readonly time: string } {
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  }).format(now);
  const [day = '', time = ''] = text.split(' ');
  return { day, time };
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

function isWorkingDay(day: string, holidays: ReadonlySet<string>): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(day);
}

/** The working day that is `count` working days after `day`. */
function workingDayAfter(day: string, count: number, holidays: ReadonlySet<string>): string {
  let found = day;
  for (let left = count; left > 0;) {
    found = addDays(found, 1);
    if (isWorkingDay(found, holidays)) left -= 1;
  }
  return found;
}

export interface DeliveryRules {
  /** `12:00` */
  readonly orderBefore: string;
  /** Days as `2026-12-25`. */
  readonly holidays: readonly string[];
}

function workingDays({ unit, min, max }: DeliveryMethod['duration']): { readonly min: number; readonly max: number } {
  if (unit === 'working_days') return { min, max };
  return { min: Math.ceil(min / hoursOfDay), max: Math.ceil(max / hoursOfDay) };
}

/**
 * The days on which a parcel is expected that is ordered now. It leaves today if today is a working day and it is early
 * enough, else on the next working day. Source: 2-routes-redirects-commerce.md §9 "Delivery".
 * @param now milliseconds since 1970
 */
export function expectedDelivery(
  duration: DeliveryMethod['duration'],
  { orderBefore, holidays }: DeliveryRules,
  now: number,
): { readonly earliest: string; readonly latest: string } {
  const closed = new Set(holidays);
  const { day, time } = localTime(now);
  const leaves = isWorkingDay(day, closed) && time < orderBefore ? day : workingDayAfter(day, 1, closed);
  const { min, max } = workingDays(duration);
  return { earliest: workingDayAfter(leaves, min, closed), latest: workingDayAfter(leaves, max, closed) };
}

/** The price of a method for a cart. */
export function deliveryPrice(
  { cents, freeFromCents }: Pick<DeliveryMethod, 'cents' | 'freeFromCents'>,
  { productsCents, isFree }: { readonly productsCents: number; readonly isFree: boolean },
): number {
  return isFree || (freeFromCents !== null && productsCents >= freeFromCents) ? 0 : cents;
}

/** How far a cart is from free delivery; null if no method becomes free. */
export function freeDeliveryProgress(
  methods: readonly Pick<DeliveryMethod, 'freeFromCents'>[],
  productsCents: number,
): { readonly from_cents: number; readonly value_cents: number; readonly missing_cents: number } | null {
  const thresholds = methods.flatMap(({ freeFromCents }) => freeFromCents ?? []);
  if (thresholds.length === 0) return null;
  const from = Math.min(...thresholds);
  return {
    from_cents: from,
    value_cents: Math.min(productsCents, from),
    missing_cents: Math.max(0, from - productsCents),
  };
}
