import type { Context } from 'hono';
import type { Database } from '../../db/database.ts';
import type { Author } from '../../store/author.ts';
import { authorOf } from '../../store/tokens.ts';
import type { ApiEnv } from '../api-env.ts';
import { HttpError } from '../http-error.ts';

const howToGetOne = 'An admin creates one with `npm run office -- token`; send it as "Authorization: Bearer <token>".';

/** Whether a request comes from an editor. The token is not checked yet. */
export function hasToken(context: Context<ApiEnv>): boolean {
  return context.req.header('authorization') !== undefined;
}

export function tokenRequired(): HttpError {
  return new HttpError(401, 'token_required', `This call needs a token. ${howToGetOne}`);
}

/**
 * The author of a request.
 * @throws HttpError 401 that says how to get a token
 */
export async function requireAuthor(context: Context<ApiEnv>, db: Database): Promise<Author> {
  const header = context.req.header('authorization');
  if (header === undefined) throw tokenRequired();
  const [, secret] = /^Bearer +([\w.~+/-]+=*)$/i.exec(header) ?? [];
  const author = secret === undefined ? null : await authorOf(db, secret);
  if (author === null) {
    throw new HttpError(401, 'token_invalid', `The token is unknown, expired or revoked. ${howToGetOne}`);
  }
  return author;
}
