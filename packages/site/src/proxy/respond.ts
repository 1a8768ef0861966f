import { NextResponse, type NextRequest } from 'next/server';
import type { Decision } from './decision.ts';

const absolute = (to: string, request: NextRequest) => (to.startsWith('/') ? new URL(to, request.url).href : to);

/** What is closed or broken may not be so a moment later; a missing page may be kept like any other. */
const rewriteInit = (status: 401 | 404 | 500 | undefined) => {
  if (status === undefined) return {};
  return status !== 404 ? { status, headers: { 'cache-control': 'no-store' } } : { status };
};

/** Turns a decision into an answer: the only place of the proxy that knows Next. */
export function respond(decision: Decision, request: NextRequest): NextResponse {
  switch (decision.kind) {
    case 'rewrite':
      return NextResponse.rewrite(new URL(decision.to, request.url), rewriteInit(decision.status));
    case 'forward':
      return NextResponse.rewrite(new URL(decision.to));
    case 'redirect':
      return NextResponse.redirect(absolute(decision.to, request), decision.status);
    case 'leave':
      // No flight data: the router takes it as the sign to leave the page, and says nothing of it on the console.
      return new NextResponse('Ask for this address as a document.', {
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      });
    case 'deny':
      return new NextResponse(decision.body, {
        status: decision.status,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      });
  }
}
