import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { errorResponse, HttpError } from './http-error.ts';
import { uploadBodyLimit } from '../media/upload/limits.ts';
import type { ApiEnv } from './api-env.ts';
import { closeUnread } from './close-unread.ts';

/** Maximum body size in bytes. Larger than any text that visitors send, and any resource in all its languages. */
const maxBytes = { visitor: 64 * 1_024, editor: 1_024 * 1_024, upload: uploadBodyLimit } as const;
type Sender = keyof typeof maxBytes;

/** Only requests with a token may send large bodies. Whether the token is valid is checked later. */
function senderOf({ req }: Context<ApiEnv>): Sender {
  if (req.header('authorization') === undefined) return 'visitor';
  return req.path === '/media' && req.method === 'POST' ? 'upload' : 'editor';
}

function tooLarge(sender: Sender) {
  return (context: Context<ApiEnv>): Response => {
    closeUnread(context.env);
    return errorResponse(new HttpError(413, 'too_large', `A body has at most ${String(maxBytes[sender])} bytes.`), {
      connection: 'close',
    });
  };
}

/**
 * Answers 413 to a body that is too large, with Content-Length or in chunks, and closes the connection without reading
 * the rest.
 */
export function limitBody(): MiddlewareHandler<ApiEnv> {
  const limiters = {
    visitor: bodyLimit({ maxSize: maxBytes.visitor, onError: tooLarge('visitor') }),
    editor: bodyLimit({ maxSize: maxBytes.editor, onError: tooLarge('editor') }),
    upload: bodyLimit({ maxSize: maxBytes.upload, onError: tooLarge('upload') }),
  };
  return (context, next) => {
    const sender = senderOf(context);
    const { method } = context.req;
    const declaredLength = Number(context.req.header('content-length') ?? 0);
    if (declaredLength > maxBytes[sender]) return Promise.resolve(tooLarge(sender)(context));
    // A GET can have a body too, but Hono never reads it.
    return method === 'GET' || method === 'HEAD' ? next() : limiters[sender](context, next);
  };
}
