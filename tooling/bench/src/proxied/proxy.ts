import { NextResponse, type NextRequest } from 'next/server';

/** The least that a proxy can do for a page: one rewrite. */
export const proxy = (request: NextRequest) => NextResponse.rewrite(new URL('/', request.url));

export const config = { matcher: '/asked' };
