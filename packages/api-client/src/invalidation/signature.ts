/** Header of a signed message: `t=<milliseconds>,v1=<HMAC-SHA256 of "<t>.<body>", hexadecimal>`. */
export const signatureHeader = 'x-veralune-signature';

/** Maximum difference between the sender's clock and the receiver's, in milliseconds. */
export const signatureWindowMs = 5 * 60_000;

const headerPattern = /^t=(\d{1,15}),v1=([\da-f]{64})$/;
const algorithm = { name: 'HMAC', hash: 'SHA-256' };
const encoder = new TextEncoder();

function importKey(secret: string, usage: 'sign' | 'verify') {
  return crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [usage]);
}

function signedBytes(time: string, body: string) {
  return encoder.encode(`${time}.${body}`);
}

/**
 * The header that proves who sent a body and when.
 * @param time milliseconds since 1970
 */
export async function sign(secret: string, body: string, time: number): Promise<string> {
  const signature = await crypto.subtle.sign(
    algorithm,
    await importKey(secret, 'sign'),
    signedBytes(String(time), body),
  );
  const hex = [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `t=${String(time)},v1=${hex}`;
}

export type Verification =
  | { readonly valid: true; readonly time: number }
  | { readonly valid: false; readonly reason: 'missing' | 'malformed' | 'expired' | 'forged' };

export interface SignedBody {
  readonly secret: string;
  readonly body: string;
  /** The value of `signatureHeader`; null if the request has none. */
  readonly header: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

function bytesOf(hex: string) {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

/**
 * Checks who sent a body and when. The comparison runs in constant time. A message that is replayed within the window is
 * valid: the receiver recognizes it by its version.
 */
export async function verify({ secret, body, header, now }: SignedBody): Promise<Verification> {
  if (header === null) return { valid: false, reason: 'missing' };
  const [, time, signature] = headerPattern.exec(header) ?? [];
  if (time === undefined || signature === undefined) return { valid: false, reason: 'malformed' };
  if (Math.abs(now - Number(time)) > signatureWindowMs) return { valid: false, reason: 'expired' };
  const key = await importKey(secret, 'verify');
  const isOurs = await crypto.subtle.verify(algorithm, key, bytesOf(signature), signedBytes(time, body));
  return isOurs ? { valid: true, time: Number(time) } : { valid: false, reason: 'forged' };
}
