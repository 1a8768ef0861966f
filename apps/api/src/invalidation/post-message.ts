import {
  invalidationReceipt,
  sign,
  signatureHeader,
  type Invalidation,
  type InvalidationReceipt,
} from '@veralune/api-client/invalidation';

export type PostResult =
  | { readonly ok: true; readonly receipt: InvalidationReceipt }
  /** Why the site did not accept the message. */
  | { readonly ok: false; readonly error: string };

export interface Post {
  readonly url: string;
  readonly secret: string;
  readonly message: Invalidation;
  readonly timeoutMs: number;
  /** Ends the request early. */
  readonly signal: AbortSignal;
}

function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.cause instanceof Error ? `${thrown.message}: ${thrown.cause.message}` : thrown.message;
}

async function receiptOf(response: Response): Promise<PostResult> {
  if (response.status !== 200) {
    await response.body?.cancel();
    return { ok: false, error: `It answered with status ${String(response.status)}.` };
  }
  const parsed = invalidationReceipt.safeParse(await response.json());
  return parsed.success ? { ok: true, receipt: parsed.data } : { ok: false, error: 'Its answer is not a receipt.' };
}

/** Posts a signed message to a site. Never throws. */
export async function postMessage({ url, secret, message, timeoutMs, signal }: Post): Promise<PostResult> {
  const body = JSON.stringify(message);
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: await sign(secret, body, message.sentAt),
      },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    return await receiptOf(response);
  } catch (thrown) {
    return { ok: false, error: reasonOf(thrown) };
  }
}
