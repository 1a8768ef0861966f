import type { Context, MiddlewareHandler } from 'hono';
import { preferredEncoding } from './accept-encoding.ts';
import type { ApiEnv } from './api-env.ts';
import type { AnswerBody, KeptAnswers } from './kept-answers.ts';

/** Below this, the headers weigh as much as what compression saves. */
const compressedFromBytes = 1_024;

function isText(contentType: string): boolean {
  return /^(?:application\/json|text\/)/.test(contentType);
}

async function readBody(response: Response): Promise<AnswerBody> {
  return {
    contentType: response.headers.get('content-type') ?? '',
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}

function setAnswer(context: Context<ApiEnv>, body: AnswerBody, encoding: string | null): void {
  const { status, headers } = context.res;
  headers.set('content-type', body.contentType);
  headers.set('content-length', String(body.bytes.length));
  headers.append('vary', 'Accept-Encoding');
  if (encoding !== null) headers.set('content-encoding', encoding);
  // Hono merges the headers of a response that another one replaces, so the old one goes first.
  context.res = undefined;
  context.res = new Response(body.bytes, { status, headers });
}

/** The answer of the handlers; null where its body is sent as it is. */
async function makePlain(context: Context<ApiEnv>, next: () => Promise<void>): Promise<AnswerBody | null> {
  await next();
  const json = context.get('json');
  if (json !== undefined) return { contentType: 'application/json', bytes: Buffer.from(json) };
  if (!isText(context.res.headers.get('content-type') ?? '')) return null;
  return readBody(context.res);
}

/** Compresses text and JSON as the client accepts it, and keeps what is large. The ETag tells which answers are equal. */
export function encodeAnswer(kept: KeptAnswers): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const etag = context.get('etag');
    const known = etag === undefined ? undefined : kept.plain(etag);
    const plain = known ?? (await makePlain(context, next));
    if (plain === null) return;
    const tag = context.res.status === 200 ? etag : undefined;
    if (tag !== undefined && known === undefined) kept.keepPlain(tag, plain);
    const encoding = preferredEncoding(context.req.header('accept-encoding'));
    if (encoding === null || plain.bytes.length < compressedFromBytes) setAnswer(context, plain, null);
    else setAnswer(context, await kept.compressed(tag, plain, encoding), encoding);
  };
}
