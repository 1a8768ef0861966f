import type { Context, MiddlewareHandler } from 'hono';
import { preferredEncoding } from './accept-encoding.ts';
import type { ApiEnv } from './api-env.ts';
import type { ResponseBody, ResponseCache } from './response-cache.ts';

/** For smaller bodies, compression saves less than its headers add. */
const minCompressedBytes = 1_024;

function isText(contentType: string): boolean {
  return /^(?:application\/json|text\/)/.test(contentType);
}

async function readBody(response: Response): Promise<ResponseBody> {
  return {
    contentType: response.headers.get('content-type') ?? '',
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}

function setBody(context: Context<ApiEnv>, body: ResponseBody, encoding: string | null): void {
  const { status, headers } = context.res;
  headers.set('content-type', body.contentType);
  headers.set('content-length', String(body.bytes.length));
  headers.append('vary', 'Accept-Encoding');
  if (encoding !== null) headers.set('content-encoding', encoding);
  // Hono merges the headers of the old response into the new one, so the old one must be removed first.
  context.res = undefined;
  context.res = new Response(body.bytes, { status, headers });
}

/** Runs the handlers and returns the uncompressed body; null if the body must be sent unchanged. */
async function createPlainBody(context: Context<ApiEnv>, next: () => Promise<void>): Promise<ResponseBody | null> {
  await next();
  const json = context.get('json');
  if (json !== undefined) return { contentType: 'application/json', bytes: Buffer.from(json) };
  if (!isText(context.res.headers.get('content-type') ?? '')) return null;
  return readBody(context.res);
}

/** Compresses text and JSON with an encoding that the client accepts, and caches large bodies by ETag. */
export function encodeResponse(cache: ResponseCache): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const etag = context.get('etag');
    const known = etag === undefined ? undefined : cache.plain(etag);
    const plain = known ?? (await createPlainBody(context, next));
    if (plain === null) return;
    const tag = context.res.status === 200 ? etag : undefined;
    if (tag !== undefined && known === undefined) cache.setPlain(tag, plain);
    const encoding = preferredEncoding(context.req.header('accept-encoding'));
    if (encoding === null || plain.bytes.length < minCompressedBytes) setBody(context, plain, null);
    else setBody(context, await cache.compressed(tag, plain, encoding), encoding);
  };
}
