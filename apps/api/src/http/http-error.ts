import type { ErrorBody, FieldCodes } from '@veralune/api-client/contract';

/** Reasons in English by parameter or field, or the codes of a form's fields, for which the site has the words. */
export type ErrorFields = Readonly<Record<string, string>> | FieldCodes;

/** A client error with its HTTP status. Handlers throw it, and one error handler turns it into a response. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: string;
  readonly fields: ErrorFields | undefined;

  constructor(status: number, code: string, message: string, fields?: ErrorFields) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

export function notFound(message: string): HttpError {
  return new HttpError(404, 'not_found', message);
}

export function invalidRequest(fields: Readonly<Record<string, string>>): HttpError {
  return new HttpError(400, 'invalid_request', `Not understood: ${Object.keys(fields).join(', ')}.`, fields);
}

export function errorResponse(error: HttpError, headers: Readonly<Record<string, string>> = {}): Response {
  const { code, message, fields } = error;
  const body: ErrorBody = { error: { code, message, ...(fields && { fields }) } };
  // Visitors sign in with a form, editors with a token.
  const challenge = error.status === 401 && /^(?:token|preview)_/.test(code) ? { 'www-authenticate': 'Bearer' } : {};
  return Response.json(body, {
    status: error.status,
    headers: { 'cache-control': 'no-store', ...challenge, ...headers },
  });
}
