import { revalidateSecret } from '../catalogue/environment.ts';
import { log } from '../log.ts';
import { registeredMarket } from '../market/registered-market.ts';
import { applyInvalidation } from '../revalidation/apply-invalidation.ts';
import { appliedInvalidationStore } from '../revalidation/applied-invalidation-store.ts';
import { receiveInvalidation, type ReceiveResult } from '../revalidation/receive-invalidation.ts';

const headers = { 'cache-control': 'no-store' };

function logResult(result: ReceiveResult): void {
  if ('error' in result) log('warn', 'An invalidation was refused.', { reason: result.error, status: result.status });
  else {
    const { receipt, message } = result;
    log('info', 'An invalidation was received.', { ...receipt, from: message.from, tags: message.tags.length });
  }
}

/**
 * `POST /fragments/revalidate`: receives an invalidation from the API. 404 when no secret is configured, 400 for an invalid
 * body, 401 for a signature that is missing, forged or too old, 403 for another market, 413 for a body that is too long.
 */
export async function POST(request: Request): Promise<Response> {
  const secret = revalidateSecret();
  if (secret === undefined) return new Response(null, { status: 404, headers });
  const { market } = registeredMarket();
  const result = await receiveInvalidation(request, {
    market: market.id,
    secret,
    now: Date.now,
    applied: appliedInvalidationStore(),
    apply: (message) => applyInvalidation(message, market),
  });
  logResult(result);
  const body = 'error' in result ? { error: result.error } : result.receipt;
  return Response.json(body, { status: result.status, headers });
}
