/** The time zone of all markets. */
export const marketZone = 'Europe/Brussels';

/**
 * The day in the markets, which all have Central European time: `2026-11-22`.
 * @param now milliseconds since 1970
 */
export function dayIn(now: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: marketZone }).format(now);
}
