import { revalidateSecret } from '../catalogue/environment.ts';
import { registeredMarket } from '../market/registered-market.ts';
import { applyInvalidation } from '../revalidation/apply-invalidation.ts';
import { appliedInvalidationStore } from '../revalidation/applied-invalidation-store.ts';
import { receiveInvalidation, type ReceiveResult } from '../revalidation/receive-invalidation.ts';

const headers = { 'cache-control': 'no-store' };

function logEntry(result: ReceiveResult) {
  return 'error' in result
    ? { level: 'warn', message: `revalidate: ${result.error}`, status: result.status }
    : {
        level: 'info',
        message: 'revalidate',
        ...result.receipt,
        from: result.message.from,
        tags: result.message.tags.length,
      };
}

/** Logs one line of JSON to stderr, in the format of the API. */
function log(result: ReceiveResult): boolean {
  return process.stderr.write(`${JSON.stringify(logEntry(result))}\n`);
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
  log(result);
  const body = 'error' in result ? { error: result.error } : result.receipt;
  return Response.json(body, { status: result.status, headers });
}
