import type { MiddlewareHandler } from 'hono';
import { isInMaintenance } from '../catalogue/maintenance.ts';
import type { ApiEnv } from './api-env.ts';

/** Headers that every answer carries, errors and 304 included. `x-maintenance` as in 1-site.md §5 and 3-decisions.md. */
export const answerHeaders: MiddlewareHandler<ApiEnv> = async (context, next) => {
  await next();
  const { headers } = context.res;
  headers.set('x-content-type-options', 'nosniff');
  headers.set('x-request-id', context.get('requestId'));
  const shopId = Number(context.req.query('shop_id') ?? '');
  if (isInMaintenance(context.get('moment').catalogue.kept.settings, shopId)) headers.set('x-maintenance', '1');
};
