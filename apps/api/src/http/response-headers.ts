import { emptyPolicy, securityHeaders } from '@veralune/http/security-headers';
import type { MiddlewareHandler } from 'hono';
import { isInMaintenance } from '../catalogue/maintenance.ts';
import type { ApiEnv } from './api-env.ts';

const policyHeader = 'content-security-policy';

/** A browser shows a PDF in an embedded viewer, which the empty policy would forbid. */
function policyOf(contentType: string | null): string {
  return contentType?.startsWith('application/pdf') === true ? "frame-ancestors 'none'" : emptyPolicy;
}

/**
 * Sets the headers of every response, including errors and 304. Source of `x-maintenance`: 1-site.md §5,
 * 3-decisions.md.
 */
export const responseHeaders: MiddlewareHandler<ApiEnv> = async (context, next) => {
  await next();
  const { headers } = context.res;
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value);
  if (!headers.has(policyHeader)) headers.set(policyHeader, policyOf(headers.get('content-type')));
  headers.set('x-request-id', context.get('requestId'));
  const shopId = Number(context.req.query('shop_id') ?? '');
  if (isInMaintenance(context.get('moment').catalogue.shared.settings, shopId)) headers.set('x-maintenance', '1');
};
