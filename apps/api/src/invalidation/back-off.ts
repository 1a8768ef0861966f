const firstMs = 500;
const longestMs = 60_000;

/**
 * Milliseconds until the next attempt: twice as long after each failure, up to a minute, and up to a quarter less, so
 * that sites that failed together are not all tried together.
 * @param failures before this attempt, 1 or more
 * @param random from 0 to 1
 */
export function backOff(failures: number, random: number): number {
  return Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, 10)) * (1 - random / 4);
}
