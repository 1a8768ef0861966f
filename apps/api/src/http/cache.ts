import type { MiddlewareHandler } from 'hono';

/** A browser or a proxy may keep an answer this long; after that the ETag tells whether it still holds. */
const cacheControl = 'public, max-age=60, stale-while-revalidate=600';

const carries = (header: string, etag: string): boolean =>
  header === '*' || header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));

/**
 * Gives answers to reads an ETag that changes with the catalogue, and answers 304 where the client
 * has it already. `etag` is asked after the answer was made, so that an error never turns into a 304.
 */
export const catalogueCache =
  (etag: () => string): MiddlewareHandler =>
  async (context, next) => {
    await next();
    if (context.res.status !== 200 || !['GET', 'HEAD'].includes(context.req.method)) return;
    const tag = etag();
    context.res.headers.set('etag', tag);
    context.res.headers.set('cache-control', cacheControl);
    if (carries(context.req.header('if-none-match') ?? '', tag)) {
      context.res = new Response(null, { status: 304, headers: { etag: tag, 'cache-control': cacheControl } });
    }
  };
