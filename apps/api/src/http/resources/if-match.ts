import type { Context } from 'hono';
import type { ApiEnv } from '../api-env.ts';
import { HttpError } from '../http-error.ts';

export function revisionTag(revision: number): string {
  return `"${String(revision)}"`;
}

/**
 * The revision that a client has read, from `If-Match`.
 * @throws HttpError 428 without the header, because the write could overwrite changes of other editors
 */
export function requireRevision(context: Context<ApiEnv>): number {
  const header = context.req.header('if-match');
  if (header === undefined) {
    throw new HttpError(428, 'if_match_required', 'Send the ETag of the record that you read as If-Match.');
  }
  const [, digits] = /^\s*(?:W\/)?"(\d{1,15})"\s*$/.exec(header) ?? [];
  // The API never sends tags of another form, so this cannot be the current revision.
  return digits === undefined ? -1 : Number(digits);
}
