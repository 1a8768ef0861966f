import { HttpError } from '../http/http-error.ts';

/** 409: the state does not allow it. The contract lists the codes of each call. */
export function conflict(code: string, message: string, fields?: Readonly<Record<string, string>>): HttpError {
  return new HttpError(409, code, message, fields);
}

/** 404 with a code of its own. */
export function missing(code: string, message: string): HttpError {
  return new HttpError(404, code, message);
}
