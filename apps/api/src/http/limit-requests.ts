import type { BlockList } from 'node:net';
import { calls } from '@veralune/api-client/contract';
import type { Context, MiddlewareHandler } from 'hono';
import type { Budget } from '../limits/config.ts';
import { hashed } from '../limits/limiter.ts';
import type { Left, RequestLimits } from '../limits/request-limits.ts';
import type { ApiEnv } from './api-env.ts';
import { isAddressIn, networkOf } from './client-address.ts';
import { errorResponse, HttpError } from './http-error.ts';
import { hasToken } from './resources/require-author.ts';
import { addressOf } from './sender.ts';

/** Load balancers ask them, and must get an answer. */
const unlimitedPaths: ReadonlySet<string> = new Set(['/health', '/healthz', '/readyz']);

const searchPaths: ReadonlySet<string> = new Set([calls.search.path, calls.suggest.path]);

function budgetOf(context: Context<ApiEnv>): Budget {
  const { method, path } = context.req;
  if (hasToken(context)) return 'office';
  if (searchPaths.has(path)) return 'search';
  return ['GET', 'HEAD', 'OPTIONS'].includes(method) ? 'read' : 'write';
}

/** A token is counted, and the address too, so that invented tokens give no further budget. */
function keysOf({ req }: Context<ApiEnv>, address: string): string[] {
  const token = req.header('authorization');
  const network = hashed(networkOf(address));
  return token === undefined ? [network] : [network, hashed(token)];
}

/** Source: draft-ietf-httpapi-ratelimit-headers-10. */
function headersOf({ budget, limit, windowSeconds, remaining, resetSeconds }: Left): Record<string, string> {
  return {
    'ratelimit-policy': `"${budget}";q=${String(limit)};w=${String(windowSeconds)}`,
    ratelimit: `"${budget}";r=${String(remaining)};t=${String(resetSeconds)}`,
  };
}

/** An answer that is stored for others must not say what is left for one. */
function isForOne(response: Response): boolean {
  return /\b(?:no-store|private)\b/.test(response.headers.get('cache-control') ?? '');
}

export interface LimitOptions {
  readonly limits: RequestLimits;
  /** Proxies whose `X-Forwarded-For` is believed: the servers of the sites. */
  readonly trustedProxies: BlockList;
}

/**
 * Limits the requests of an address (IPv4, or a /64 of IPv6) and of a token. The sites ask for pages of all visitors, so
 * requests of trusted addresses are not limited, unless they forward those of a visitor.
 */
export function limitRequests({ limits, trustedProxies }: LimitOptions): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const address = addressOf(context, trustedProxies);
    if (unlimitedPaths.has(context.req.path) || isAddressIn(trustedProxies, address)) {
      await next();
      return undefined;
    }
    const left = await limits.count(budgetOf(context), keysOf(context, address));
    if (left.isOver) {
      const error = new HttpError(429, 'too_many_requests', 'Too many requests. Try again later.');
      return errorResponse(error, { ...headersOf(left), 'retry-after': String(left.resetSeconds) });
    }
    await next();
    if (isForOne(context.res))
      for (const [name, value] of Object.entries(headersOf(left))) context.res.headers.set(name, value);
    return undefined;
  };
}
