/** Minutes of a week, from Monday 0:00 in the time of the place. */
type WeekMinute = number;

const minutesPerDay = 24 * 60;
const minutesPerWeek = 7 * minutesPerDay;
const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** One opening of a place, without breaks. */
export interface Opening {
  from: WeekMinute;
  /** After `from`; beyond the end of the week for an opening that lasts from Sunday into Monday. */
  to: WeekMinute;
  /** The times as text: `8 h 30`. */
  fromText: string;
  toText: string;
}

/** The opening hours of a place, for a computation in the browser. */
export interface OpeningWeek {
  /** IANA time zone of the place: `Europe/Brussels`. */
  timeZone: string;
  openings: readonly Opening[];
}

/** Texts of a state. `{time}` and `{day}` are replaced in the browser. */
export interface OpeningStateLabels {
  /** `Ouvert jusqu’à {time}`. */
  openUntil: string;
  /** `Ouvert jour et nuit`. */
  alwaysOpen: string;
  /** `Fermé, ouvre à {time}`. */
  opensToday: string;
  /** `Fermé, ouvre demain à {time}`. */
  opensTomorrow: string;
  /** `Fermé, ouvre {day} à {time}`. */
  opensOn: string;
  /** `Fermé`. */
  closed: string;
  /** From Monday to Sunday, as `{day}` needs them: `lundi`. */
  days: readonly string[];
}

export interface OpeningState {
  open: boolean;
  text: string;
}

/** The minute of the week at a place. */
export function weekMinuteIn(timeZone: string, date: Date): WeekMinute {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(date);
  const partOf = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return dayNames.indexOf(partOf('weekday')) * minutesPerDay + Number(partOf('hour')) * 60 + Number(partOf('minute'));
}

/** 0 for Monday. */
export function dayOf(minute: WeekMinute): number {
  return Math.floor(minute / minutesPerDay) % 7;
}

/** Minutes from one minute of the week to the next time that it is `minute`. */
function minutesUntil(minute: WeekMinute, now: WeekMinute) {
  return (((minute - now) % minutesPerWeek) + minutesPerWeek) % minutesPerWeek;
}

function isDuring({ from, to }: Opening, now: WeekMinute) {
  return minutesUntil(now, from) < to - from;
}

/** The last of the openings that follow each other without a break; undefined if they never end. */
function lastWithoutBreak(first: Opening, openings: readonly Opening[]): Opening | undefined {
  let last = first;
  for (let count = 0; count <= openings.length; count += 1) {
    const end = last.to;
    const next = openings.find((each) => minutesUntil(each.from, end) === 0);
    if (!next) return last;
    last = next;
  }
  return undefined;
}

function fill(template: string, time: string, day = '') {
  return template.replace('{time}', time).replace('{day}', day);
}

function opensText(next: Opening, now: WeekMinute, labels: OpeningStateLabels) {
  const days = (dayOf(next.from) - dayOf(now) + 7) % 7;
  if (days === 0 && minutesUntil(next.from, now) < minutesPerDay) return fill(labels.opensToday, next.fromText);
  if (days === 1) return fill(labels.opensTomorrow, next.fromText);
  return fill(labels.opensOn, next.fromText, labels.days[dayOf(next.from)]);
}

/** Whether a place is open, and until when it is open or closed. */
export function openingStateAt(
  now: WeekMinute,
  openings: readonly Opening[],
  labels: OpeningStateLabels,
): OpeningState {
  const current = openings.find((opening) => isDuring(opening, now));
  if (current) {
    const last = lastWithoutBreak(current, openings);
    return { open: true, text: last ? fill(labels.openUntil, last.toText) : labels.alwaysOpen };
  }
  const [next] = openings.toSorted((left, right) => minutesUntil(left.from, now) - minutesUntil(right.from, now));
  return { open: false, text: next ? opensText(next, now, labels) : labels.closed };
}
