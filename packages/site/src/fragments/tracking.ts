import { createHash, timingSafeEqual } from 'node:crypto';
import { trackingDebugToken } from '../catalogue/environment.ts';
import { cacheControl } from '@veralune/http/cache-control';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** `POST /fragments/tracking`: whether a token opens the debug view of tracking. 204, or 404 also where there is no token. */
export async function POST(request: Request): Promise<Response> {
  const expected = trackingDebugToken();
  const given = new URLSearchParams((await request.text()).slice(0, 500)).get('token') ?? '';
  // Digests have the same length, and their comparison takes the same time for every text.
  const isRight = expected !== undefined && timingSafeEqual(digest(given), digest(expected));
  return new Response(null, { status: isRight ? 204 : 404, headers: { 'cache-control': cacheControl.never } });
}
