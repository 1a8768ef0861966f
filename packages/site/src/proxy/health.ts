import { NextResponse } from 'next/server';

export interface HealthChecks {
  /** Whether the server can answer requests for pages. */
  readonly isReady: boolean;
}

/**
 * The answer to a health check: `/healthz` says that the process runs, `/readyz` whether it can serve pages. Null for other
 * paths. Load balancers send them from internal addresses, so they come before the access list.
 */
export function healthAnswer(pathname: string, { isReady }: HealthChecks): NextResponse | null {
  if (pathname === '/healthz') return answer(200, 'alive');
  if (pathname === '/readyz') return isReady ? answer(200, 'ready') : answer(503, 'not ready');
  return null;
}

function answer(status: number, text: string): NextResponse {
  return new NextResponse(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 503 && { 'retry-after': '1' }),
    },
  });
}
