import { log } from '../log.ts';
import { errorAnswer, HttpError } from './answers.ts';
import { DeadlineError } from './within-deadline.ts';

/**
 * Codes of a connection or a server that fails: of the system, and of PostgreSQL (08 connection, 53 resources, 57 operator
 * intervention and timeouts, 55P03 lock).
 */
const unavailableCode = /^(?:ECONN|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|EPIPE|08|53|57|55P03)/;
/** What the driver says without a code. */
const unavailableMessage = /terminat|timeout|closed/i;

/** Whether the database failed in a way that may pass, so that the request may be sent again. */
function isUnavailable(error: Error): boolean {
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : '';
  return cause instanceof DeadlineError || unavailableCode.test(code) || unavailableMessage.test(cause.message);
}

/** The answer to whatever a handler or a middleware threw. Only unexpected errors are logged. */
export function failureAnswer(error: Error, path: string): Response {
  if (error instanceof HttpError) return errorAnswer(error);
  // The client closed the connection while it was sending. The answer reaches no one.
  if (error.message === 'aborted') return errorAnswer(new HttpError(400, 'aborted', 'The request ended early.'));
  log('error', 'A request failed.', { path, error, cause: error.cause });
  return isUnavailable(error)
    ? errorAnswer(new HttpError(503, 'unavailable', 'The database does not answer. Try again.'), { 'retry-after': '5' })
    : errorAnswer(new HttpError(500, 'internal', 'Something went wrong here.'));
}
