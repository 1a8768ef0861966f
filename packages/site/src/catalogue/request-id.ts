export const requestIdHeader = 'x-request-id';

/** Other values could not be told from the rest of a log line. The API accepts the same. */
const validId = /^[\w=-]{1,64}$/;

/** The id that the load balancer gave a request, otherwise a new one. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get(requestIdHeader) ?? '';
  return validId.test(given) ? given : crypto.randomUUID();
}
