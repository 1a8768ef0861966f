/** The day in the time zone of all markets, `2026-11-22`. */
export function todayOf(now: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Brussels',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const [year, month, day] = ['year', 'month', 'day'].map((type) => parts.find((part) => part.type === type)?.value);
  return `${year}-${month}-${day}`;
}
