import { isOwnPage } from '@veralune/http/own-page';
import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnv } from './api-env.ts';
import { HttpError } from './http-error.ts';
import { isFormPost, oneClickPath } from './one-click.ts';
import { webhookPath } from './payment-webhook.ts';
import { hasToken } from './resources/require-author.ts';

const readingMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a request needs no cookie and proves itself in another way: the token of an editor, which no browser adds by
 * itself, the signature of the payment provider, or the token of a mail whose reader clicked in the mail program.
 */
function provesItself(context: Context<ApiEnv>): boolean {
  const { path } = context.req;
  return hasToken(context) || path === webhookPath || (path === oneClickPath && isFormPost(context));
}

/**
 * Refuses writing calls that a page of another site makes a browser send, with the cookies and the address of the visitor.
 * @param ownOrigins origins of the sites
 */
export function refuseForeignPages(ownOrigins: readonly string[]): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const { req } = context;
    const source = {
      fetchSite: req.header('sec-fetch-site'),
      origin: req.header('origin'),
      hosts: [req.header('x-forwarded-host'), req.header('host')],
      ownOrigins,
    };
    if (!readingMethods.includes(req.method) && !isOwnPage(source) && !provesItself(context))
      throw new HttpError(403, 'foreign_origin', 'A page of another site must not make this call.');
    await next();
  };
}
