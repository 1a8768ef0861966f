import { revalidateSecret } from '../catalogue/environment.ts';
import { registeredMarket } from '../market/registered-market.ts';
import { apply } from '../revalidation/apply.ts';
import { appliedStore } from '../revalidation/applied-store.ts';
import { receive, type Reception } from '../revalidation/receive.ts';

const headers = { 'cache-control': 'no-store' };

function entryOf(reception: Reception) {
  return 'error' in reception
    ? { level: 'warn', message: `revalidate: ${reception.error}`, status: reception.status }
    : {
        level: 'info',
        message: 'revalidate',
        ...reception.receipt,
        from: reception.message.from,
        tags: reception.message.tags.length,
      };
}

/** One line of JSON on the error stream, as the API logs. */
function log(reception: Reception): boolean {
  return process.stderr.write(`${JSON.stringify(entryOf(reception))}\n`);
}

/**
 * `POST /fragments/revalidate`: the API says what changed. 404 where no secret is configured, 401 where the signature is
 * missing, forged or too old, 403 for another market, 413 for a body of more than half a megabyte.
 */
export async function POST(request: Request): Promise<Response> {
  const secret = revalidateSecret();
  if (secret === undefined) return new Response(null, { status: 404, headers });
  const { market } = registeredMarket();
  const reception = await receive(request, {
    market: market.id,
    secret,
    now: Date.now,
    applied: appliedStore(),
    apply: (message) => apply(message, market),
  });
  log(reception);
  const body = 'error' in reception ? { error: reception.error } : reception.receipt;
  return Response.json(body, { status: reception.status, headers });
}
