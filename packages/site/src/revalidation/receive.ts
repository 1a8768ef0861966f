import {
  invalidation,
  maxBodyBytes,
  signatureHeader,
  verify,
  type Invalidation,
  type InvalidationReceipt,
} from '@veralune/api-client/invalidation';
import type { MarketId } from '@veralune/routing';
import { isNew, withMessage, type Applied } from './applied.ts';
import { readBody } from './read-body.ts';

export interface Receiver {
  readonly market: MarketId;
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly applied: { current: Applied };
  /** Makes the site forget what carries the tags, and read its snapshots again. */
  readonly apply: (message: Invalidation) => Promise<void>;
}

export type Reception =
  | { readonly status: 200; readonly receipt: InvalidationReceipt; readonly message: Invalidation }
  | { readonly status: 400 | 401 | 403 | 413; readonly error: string };

/** JSON that keeps the schema, or null. */
function parse(body: string): Invalidation | null {
  try {
    return invalidation.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

/** Checks a request before anything of it is believed; the message, or the answer that refuses it. */
async function open(request: Request, { market, secret, now }: Receiver): Promise<Invalidation | Reception> {
  const header = request.headers.get(signatureHeader);
  if (header === null) return { status: 401, error: 'The request is not signed.' };
  const body = await readBody(request, maxBodyBytes);
  if (body === null) return { status: 413, error: `The body is longer than ${maxBodyBytes} bytes.` };
  const verification = await verify({ secret, body, header, now: now() });
  if (!verification.valid) return { status: 401, error: `The signature is ${verification.reason}.` };
  const message = parse(body);
  if (!message || message.sentAt !== verification.time) return { status: 400, error: 'The body is no invalidation.' };
  return message.market === market ? message : { status: 403, error: `This site serves "${market}".` };
}

/** Receives one message of the API. A message that was received before changes nothing. */
export async function receive(request: Request, receiver: Receiver): Promise<Reception> {
  const message = await open(request, receiver);
  if ('status' in message) return message;
  const { applied } = receiver;
  const isNews = isNew(message, applied.current);
  if (isNews) {
    await receiver.apply(message);
    applied.current = withMessage(message, applied.current);
  }
  return { status: 200, receipt: { applied: isNews, version: applied.current.version }, message };
}
