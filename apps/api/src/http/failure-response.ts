import { TooManyPosts } from '../limits/limiter.ts';
import { log } from '../log.ts';
import { errorResponse, HttpError } from './http-error.ts';
import { DeadlineError } from './within-deadline.ts';

/**
 * Codes of failed connections and servers: system errors, and PostgreSQL's classes 08 (connection), 53 (resources), 57
 * (operator intervention and timeouts) and 55P03 (lock).
 */
const unavailableCode = /^(?:ECONN|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|EPIPE|08|53|57|55P03)/;
/** Messages of driver errors without a code. */
const unavailableMessage = /terminat|timeout|closed/i;

/** Whether the failure of the database can be temporary, so that a retry can succeed. */
function isUnavailable(error: Error): boolean {
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : '';
  return cause instanceof DeadlineError || unavailableCode.test(code) || unavailableMessage.test(cause.message);
}

/** For errors after which a retry can succeed. */
function retryAfter(error: HttpError): Readonly<Record<string, string>> {
  if (error instanceof TooManyPosts) return { 'retry-after': String(error.retryAfterSeconds) };
  if (error.code === 'in_progress') return { 'retry-after': '1' };
  return error.status === 503 ? { 'retry-after': '5' } : {};
}

/** Turns an error of a handler or middleware into a response. Only unexpected errors are logged. */
export function failureResponse(error: Error, path: string): Response {
  if (error instanceof HttpError) return errorResponse(error, retryAfter(error));
  // The client closed the connection while sending. It does not receive the response.
  if (error.message === 'aborted') return errorResponse(new HttpError(400, 'aborted', 'The request ended early.'));
  log('error', 'A request failed.', { path, error, cause: error.cause });
  return isUnavailable(error)
    ? errorResponse(new HttpError(503, 'unavailable', 'The database does not answer. Try again.'), {
        'retry-after': '5',
      })
    : errorResponse(new HttpError(500, 'internal', 'Something went wrong here.'));
}
