import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { errorAnswer, HttpError } from './answers.ts';
import type { ApiEnv } from './api-env.ts';
import { closeUnread } from './close-unread.ts';

/** The longest text that any call takes, with room to spare. */
const largestBody = 64 * 1_024;

const tooLarge = (context: Context<ApiEnv>): Response => {
  closeUnread(context.env);
  return errorAnswer(new HttpError(413, 'too_large', `A body has at most ${String(largestBody)} bytes.`), {
    connection: 'close',
  });
};

/** Answers 413 to a body that is too large, sent whole or in chunks, and closes the connection without reading the rest. */
export const limitBody = (): MiddlewareHandler<ApiEnv> => {
  const limitRead = bodyLimit({ maxSize: largestBody, onError: tooLarge });
  return (context, next) => {
    // A GET may announce a body too, which Hono never reads.
    const announced = Number(context.req.header('content-length') ?? 0);
    return announced > largestBody ? Promise.resolve(tooLarge(context)) : limitRead(context, next);
  };
};
