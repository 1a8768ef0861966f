import type { Tracing } from '@veralune/http/tracing';
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './api-env.ts';

/** Makes a span of each request, which continues the trace of the site. */
export function traceRequest({ trace }: Pick<Tracing, 'trace'>): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const { method, path } = context.req;
    const attributes = { 'http.request.method': method, 'url.path': path, 'request.id': context.get('requestId') };
    await trace({ name: `${method} ${path}`, headers: context.req.header(), attributes }, async () => {
      await next();
      return context.res.status;
    });
  };
}
