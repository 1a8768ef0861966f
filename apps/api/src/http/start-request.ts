import type { MiddlewareHandler } from 'hono';
import { withLogDetails } from '../log.ts';
import type { ApiEnv, Moment } from './api-env.ts';

/** Sets the catalogue version and time of a request, and adds its id to all its log lines. */
export function startRequest(currentMoment: () => Moment): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    context.set('moment', currentMoment());
    await withLogDetails({ requestId: context.get('requestId') }, next);
  };
}
