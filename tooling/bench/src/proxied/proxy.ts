import { NextResponse, type NextRequest } from 'next/server';

/** The least that a proxy can do for a page: one rewrite. */
export function proxy(request: NextRequest) {
  return NextResponse.rewrite(new URL('/', request.url));
}

export const config = { matcher: '/asked' };
