import { NextResponse, type NextRequest } from 'next/server';
import { cacheControl } from '../serving/cache-control.ts';
import type { Decision } from './decision.ts';

function absolute(to: string, request: NextRequest) {
  return to.startsWith('/') ? new URL(to, request.url).href : to;
}

/** Next sets no header over one of the proxy. What follows from the status is in `serving/`. */
function rewriteInit({ status, keep }: Extract<Decision, { kind: 'rewrite' }>) {
  return {
    ...(status === undefined ? {} : { status }),
    ...(keep === undefined ? {} : { headers: { 'cache-control': cacheControl[keep] } }),
  };
}

/** Turns a decision into an answer: the only place of the proxy that knows Next. */
export function respond(decision: Decision, request: NextRequest): NextResponse {
  switch (decision.kind) {
    case 'rewrite':
      return NextResponse.rewrite(new URL(decision.to, request.url), rewriteInit(decision));
    case 'forward':
      return NextResponse.rewrite(new URL(decision.to));
    case 'redirect':
      return NextResponse.redirect(absolute(decision.to, request), decision.status);
    case 'leave':
      // No flight data: the router takes it as the sign to leave the page, and says nothing of it on the console.
      return new NextResponse('Ask for this address as a document.', {
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': cacheControl.never },
      });
    case 'deny':
      return new NextResponse(decision.body, {
        status: decision.status,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': cacheControl.never },
      });
  }
}
