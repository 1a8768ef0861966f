import { NextResponse, type NextRequest } from 'next/server';
import { cacheControl } from '@veralune/http/cache-control';
import type { Decision } from './decision.ts';

function absoluteUrl(to: string, request: NextRequest) {
  return to.startsWith('/') ? new URL(to, request.url).href : to;
}

/** Previews are never indexed, and the token in their address is never sent to another page. */
const previewHeaders = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' } as const;

function headersOf(cache: keyof typeof cacheControl) {
  return { 'cache-control': cacheControl[cache], ...(cache === 'preview' ? previewHeaders : {}) };
}

/** Next does not overwrite headers of the proxy. Headers that depend on the status are set in `serving/`. */
function responseInit({ status, cache }: Extract<Decision, { kind: 'rewrite' | 'redirect' }>) {
  return {
    ...(status === undefined ? {} : { status }),
    ...(cache === undefined ? {} : { headers: headersOf(cache) }),
  };
}

/** Turns a decision into a Next response. */
export function respond(decision: Decision, request: NextRequest): NextResponse {
  switch (decision.kind) {
    case 'rewrite':
      return NextResponse.rewrite(new URL(decision.to, request.url), responseInit(decision));
    case 'forward':
      return NextResponse.rewrite(new URL(decision.to));
    case 'redirect':
      return NextResponse.redirect(absoluteUrl(decision.to, request), responseInit(decision));
    case 'leave':
      // A response without React Server Component data makes the router load the document, without an error in the console.
      return new NextResponse('Ask for this address as a document.', {
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': cacheControl.never },
      });
  }
}
