import {
  invalidation,
  maxBodyBytes,
  signatureHeader,
  verify,
  type Invalidation,
  type InvalidationReceipt,
} from '@veralune/api-client/invalidation';
import type { MarketId } from '@veralune/routing';
import { isNewInvalidation, withMessage, type AppliedInvalidation } from './applied-invalidation.ts';
import { readBody } from './read-body.ts';

export interface Receiver {
  readonly market: MarketId;
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly applied: { current: AppliedInvalidation };
  /** Invalidates the tags and fetches the snapshots again. */
  readonly apply: (message: Invalidation) => Promise<void>;
}

export type ReceiveResult =
  | { readonly status: 200; readonly receipt: InvalidationReceipt; readonly message: Invalidation }
  | { readonly status: 400 | 401 | 403 | 413; readonly error: string };

/** The parsed message, or null when it is not valid. */
function parse(body: string): Invalidation | null {
  try {
    return invalidation.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

/** Verifies the signature before the body is parsed. Returns the message, or the error to respond with. */
async function verifyRequest(
  request: Request,
  { market, secret, now }: Receiver,
): Promise<Invalidation | ReceiveResult> {
  const header = request.headers.get(signatureHeader);
  if (header === null) return { status: 401, error: 'The request is not signed.' };
  const body = await readBody(request, maxBodyBytes);
  if (body === null) return { status: 413, error: `The body is longer than ${maxBodyBytes} bytes.` };
  const verification = await verify({ secret, body, header, now: now() });
  if (!verification.valid) return { status: 401, error: `The signature is ${verification.reason}.` };
  const message = parse(body);
  if (!message || message.sentAt !== verification.time)
    return { status: 400, error: 'The body is not a valid invalidation.' };
  return message.market === market ? message : { status: 403, error: `This site serves "${market}".` };
}

/** Receives an invalidation from the API. A message that was already applied has no effect. */
export async function receiveInvalidation(request: Request, receiver: Receiver): Promise<ReceiveResult> {
  const message = await verifyRequest(request, receiver);
  if ('status' in message) return message;
  const { applied } = receiver;
  const isNewMessage = isNewInvalidation(message, applied.current);
  if (isNewMessage) {
    await receiver.apply(message);
    applied.current = withMessage(message, applied.current);
  }
  return { status: 200, receipt: { applied: isNewMessage, version: applied.current.version }, message };
}
