import type { MiddlewareHandler } from 'hono';
import { withLogDetails } from '../log.ts';
import type { ApiEnv, Moment } from './api-env.ts';

/** Gives a request its present, and the log lines that it causes its id. */
export function startRequest(present: () => Moment): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    context.set('moment', present());
    await withLogDetails({ requestId: context.get('requestId') }, next);
  };
}
