import type { Context, MiddlewareHandler, Next } from 'hono';
import type { ApiEnv } from './api-env.ts';
import { etagOf, matchingTag } from './etag.ts';
import { privateHeaders } from './resources/private-headers.ts';
import { hasToken } from './resources/require-author.ts';

/** How long browsers and proxies may use an answer; after that the ETag tells whether it still holds. */
const cacheControl = 'public, max-age=60, stale-while-revalidate=600';

function notModified(etag: string): Response {
  return new Response(null, { status: 304, headers: { etag, 'cache-control': cacheControl, vary: 'Accept-Encoding' } });
}

/** An answer to an editor, also of a call that visitors have too, is kept by no cache. */
async function answerAlone(context: Context<ApiEnv>, next: Next): Promise<void> {
  await next();
  context.res.headers.set('cache-control', privateHeaders['cache-control']);
  context.res.headers.append('vary', privateHeaders.vary);
}

/**
 * Gives successful answers to reads an ETag. A client that has the tag gets 304 before anything is validated or
 * computed; `If-None-Match: *` names no tag, so its answer is made first.
 *
 * @param contract a hash of the API's contract
 */
export function revalidate(contract: string): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return next();
    if (hasToken(context)) return answerAlone(context, next);
    const etag = etagOf(context.get('moment'), contract, context.req.url);
    const ifNoneMatch = context.req.header('if-none-match') ?? '';
    const known = matchingTag(ifNoneMatch, etag);
    if (known !== undefined) return notModified(known);
    context.set('etag', etag);
    await next();
    if (context.res.status !== 200) return;
    // The same data in other bytes: RFC 9110 §8.8.3.3 asks for a weak tag.
    const sent = context.res.headers.has('content-encoding') ? `W/${etag}` : etag;
    if (ifNoneMatch.trim() === '*') {
      context.res = undefined;
      context.res = notModified(sent);
      return;
    }
    context.res.headers.set('etag', sent);
    context.res.headers.set('cache-control', cacheControl);
  };
}
