import type { Context } from 'hono';
import type { ApiEnv } from './api-env.ts';
import { HttpError } from './http-error.ts';
import { hasToken, tokenRequired } from './resources/require-author.ts';

/**
 * Rejects `published=0`, because public calls return published resources only.
 * @throws HttpError 401 without a token; with a token, 400 that names the editors' calls
 */
export function refuseDrafts(context: Context<ApiEnv>, query: unknown): void {
  if ((query as { readonly published?: boolean }).published !== false) return;
  if (!hasToken(context)) throw tokenRequired();
  const message =
    'This call holds what is published. Editors read drafts by `GET /product?status=draft`, `GET /page?status=draft` and so on.';
  throw new HttpError(400, 'published_only', message, { published: 'must be 1 or absent' });
}
