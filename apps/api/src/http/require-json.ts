import type { Context } from 'hono';
import type { ApiEnv } from './api-env.ts';
import { HttpError } from './http-error.ts';

/** @throws HttpError 415 if the body is not declared as JSON. HTML forms of other sites can't send that. */
export function requireJson({ req }: Context<ApiEnv>): void {
  const [type = ''] = (req.header('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json')
    throw new HttpError(415, 'unsupported_media_type', 'The body must be JSON: send Content-Type: application/json.');
}
