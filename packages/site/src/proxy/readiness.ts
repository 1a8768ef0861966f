import { NextResponse } from 'next/server';

/** Says whether the server can answer requests for pages. Load balancers ask it, also when the access is restricted. */
export const readyPath = '/readyz';

export function readinessAnswer(isReady: boolean): NextResponse {
  return new NextResponse(isReady ? 'ready\n' : 'not ready\n', {
    status: isReady ? 200 : 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(!isReady && { 'retry-after': '1' }),
    },
  });
}
