import type { BlockList } from 'node:net';
import { requestIdHeader, requestIdOf } from '@veralune/http/request-id';
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './api-env.ts';
import { isTrustedProxy } from './client-address.ts';

/** Gives a request its id: that of a site or proxy in front, or a new one. */
export function identifyRequest(trustedProxies: BlockList): MiddlewareHandler<ApiEnv> {
  return async ({ req, env, set }, next) => {
    const isTrusted = isTrustedProxy(env?.incoming?.socket.remoteAddress, trustedProxies);
    set('requestId', requestIdOf(req.header(requestIdHeader), isTrusted));
    await next();
  };
}
