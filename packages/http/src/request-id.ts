export const requestIdHeader = 'x-request-id';

/** Other values could not be told from the rest of a log line. */
const validId = /^[\w=-]{1,64}$/;

/**
 * The id under which all services log a request: the one that a proxy gave it, otherwise a new one.
 * @param isTrusted whether a proxy of ours sent the request; a visitor could choose the id of another request
 */
export function requestIdOf(given: string | undefined, isTrusted: boolean): string {
  return isTrusted && given !== undefined && validId.test(given) ? given : crypto.randomUUID();
}
