import { HttpError } from '../http/http-error.ts';

/** Source: draft-ietf-httpapi-idempotency-key-header, "Error Scenarios". */
export function keyReused(): HttpError {
  return new HttpError(422, 'idempotency_key_reused', 'This Idempotency-Key was used with other content.');
}

export function stillRunning(): HttpError {
  return new HttpError(409, 'in_progress', 'The first request with this Idempotency-Key is still running. Try again.');
}
