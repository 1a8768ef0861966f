import { previewHeader } from '@veralune/api-client/contract';
import type { Context, MiddlewareHandler, Next } from 'hono';
import type { ApiEnv } from './api-env.ts';
import { etagOf, matchingTag } from './etag.ts';
import { privateHeaders } from './resources/private-headers.ts';
import { hasToken } from './resources/require-author.ts';

/** Browsers and proxies may use a response this long. After that they revalidate it with its ETag. */
const cacheControl = 'public, max-age=60, stale-while-revalidate=600';

function notModified(etag: string): Response {
  return new Response(null, {
    status: 304,
    headers: { etag, 'cache-control': cacheControl, vary: `Accept-Encoding, ${previewHeader}` },
  });
}

/** Prevents caching of responses to editors and of previews, including calls that visitors can also make. */
async function answerEditor(context: Context<ApiEnv>, next: Next): Promise<void> {
  await next();
  context.res.headers.set('cache-control', privateHeaders['cache-control']);
  context.res.headers.append('vary', privateHeaders.vary);
}

/**
 * Adds an ETag to successful GET and HEAD responses. If the client already has the tag, it receives 304 before the
 * request is validated or handled. `If-None-Match: *` contains no tag, so the response is computed first.
 *
 * @param contract a hash of the API's contract
 */
export function revalidate(contract: string): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return next();
    if (hasToken(context) || context.get('preview')) return answerEditor(context, next);
    const etag = etagOf(context.get('moment'), contract, context.req.url);
    const ifNoneMatch = context.req.header('if-none-match') ?? '';
    const known = matchingTag(ifNoneMatch, etag);
    if (known !== undefined) return notModified(known);
    context.set('etag', etag);
    await next();
    if (context.res.status !== 200) return;
    // Same data, different bytes: RFC 9110 §8.8.3.3 requires a weak tag.
    const sent = context.res.headers.has('content-encoding') ? `W/${etag}` : etag;
    if (ifNoneMatch.trim() === '*') {
      context.res = undefined;
      context.res = notModified(sent);
      return;
    }
    context.res.headers.set('etag', sent);
    context.res.headers.set('cache-control', cacheControl);
    // A cache must not send the visitors' response to a preview.
    context.res.headers.append('vary', previewHeader);
  };
}
