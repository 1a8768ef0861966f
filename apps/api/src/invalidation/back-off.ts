const firstMs = 500;
const longestMs = 60_000;

/**
 * Exponential back-off with jitter: milliseconds until the next attempt. Doubles after each failure, up to a minute.
 * The jitter subtracts up to a quarter, so that sites that failed together are not retried together.
 * @param failures failures so far, at least 1
 * @param random a random number from 0 to 1
 */
export function backOff(failures: number, random: number): number {
  return Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, 10)) * (1 - random / 4);
}
