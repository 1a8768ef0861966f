import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { errorAnswer, HttpError } from './answers.ts';
import { uploadBodyLimit } from '../media/upload/limits.ts';
import type { ApiEnv } from './api-env.ts';
import { closeUnread } from './close-unread.ts';

/** The longest text that visitors send, with room to spare, and the largest resource in all its languages. */
const largest = { visitor: 64 * 1_024, editor: 1_024 * 1_024, upload: uploadBodyLimit } as const;
type Sender = keyof typeof largest;

/** Only who shows a token may send much; whether it is valid is known later. */
function senderOf({ req }: Context<ApiEnv>): Sender {
  if (req.header('authorization') === undefined) return 'visitor';
  return req.path === '/media' && req.method === 'POST' ? 'upload' : 'editor';
}

function tooLarge(sender: Sender) {
  return (context: Context<ApiEnv>): Response => {
    closeUnread(context.env);
    return errorAnswer(new HttpError(413, 'too_large', `A body has at most ${String(largest[sender])} bytes.`), {
      connection: 'close',
    });
  };
}

/** Answers 413 to a body that is too large, sent whole or in chunks, and closes the connection without reading the rest. */
export function limitBody(): MiddlewareHandler<ApiEnv> {
  const limitsOfRead = {
    visitor: bodyLimit({ maxSize: largest.visitor, onError: tooLarge('visitor') }),
    editor: bodyLimit({ maxSize: largest.editor, onError: tooLarge('editor') }),
    upload: bodyLimit({ maxSize: largest.upload, onError: tooLarge('upload') }),
  };
  return (context, next) => {
    const sender = senderOf(context);
    const { method } = context.req;
    const announced = Number(context.req.header('content-length') ?? 0);
    if (announced > largest[sender]) return Promise.resolve(tooLarge(sender)(context));
    // A GET may announce a body too, which Hono never reads.
    return method === 'GET' || method === 'HEAD' ? next() : limitsOfRead[sender](context, next);
  };
}
