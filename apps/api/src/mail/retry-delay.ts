const minute = 60_000;
const firstMs = minute;
const longestMs = 4 * 60 * minute;
/** The last attempt is about two days after the first. RFC 5321 §4.5.4.1 asks for several days. */
const mostAttempts = 20;

/**
 * Milliseconds until the next attempt to send a mail: a minute, doubled after each failure up to four hours.
 * @param attempts failed attempts, at least 1
 * @returns null after the last attempt
 */
export function retryDelay(attempts: number): number | null {
  return attempts >= mostAttempts ? null : Math.min(longestMs, firstMs * 2 ** (attempts - 1));
}
