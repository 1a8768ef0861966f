import { NextResponse, type NextRequest } from 'next/server';

/** The smallest possible proxy: one rewrite. */
export function proxy(request: NextRequest) {
  return NextResponse.rewrite(new URL('/', request.url));
}

export const config = { matcher: '/asked' };
