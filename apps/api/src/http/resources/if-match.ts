import type { Context } from 'hono';
import type { ApiEnv } from '../api-env.ts';
import { HttpError } from '../answers.ts';

export function revisionTag(revision: number): string {
  return `"${String(revision)}"`;
}

/**
 * The revision that a client has seen, from `If-Match`.
 * @throws HttpError 428 without the header: it would overwrite what others did meanwhile
 */
export function requireRevision(context: Context<ApiEnv>): number {
  const header = context.req.header('if-match');
  if (header === undefined) {
    throw new HttpError(428, 'if_match_required', 'Send the ETag of the record that you read as If-Match.');
  }
  const [, digits] = /^\s*(?:W\/)?"(\d{1,15})"\s*$/.exec(header) ?? [];
  // Another tag than ours was never given out, so that it can't be the current one.
  return digits === undefined ? -1 : Number(digits);
}
