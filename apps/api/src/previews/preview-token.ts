import { createHmac, timingSafeEqual } from 'node:crypto';
import { previewKinds, type PreviewInput } from '@veralune/api-client/contract';
import { isLocale } from '@veralune/routing';

/** What a token lets its holder see: one entity in one locale. */
export type PreviewScope = Readonly<PreviewInput>;

export interface PreviewToken {
  readonly token: string;
  readonly expiresAt: Date;
}

/** Long enough to discuss a draft with colleagues, short enough that a forgotten link ends. */
export const previewLifetimeMs = 24 * 3_600_000;

/** `<kind>.<id>.<locale>.<expiry in seconds since 1970>.<HMAC-SHA256, base64url>` */
const pattern = /^((\w+)\.([1-9]\d{0,9})\.([a-z]{2}-[a-z]{2})\.(\d{1,11}))\.([\w-]{43})$/;

/** The prefix keeps the signature from being valid for messages of another purpose. */
function signatureOf(secret: string, payload: string): Buffer {
  return createHmac('sha256', secret).update(`preview.${payload}`).digest();
}

/** @param now milliseconds since 1970 */
export function createPreviewToken(secret: string, { kind, id, locale }: PreviewScope, now: number): PreviewToken {
  const expiry = Math.floor((now + previewLifetimeMs) / 1_000);
  const payload = [kind, id, locale, expiry].join('.');
  return {
    token: `${payload}.${signatureOf(secret, payload).toString('base64url')}`,
    expiresAt: new Date(expiry * 1_000),
  };
}

export type PreviewTokenResult =
  | { readonly valid: true; readonly scope: PreviewScope; readonly expiresAt: Date }
  | { readonly valid: false; readonly reason: 'malformed' | 'forged' | 'expired' };

/**
 * Checks a token. The comparison takes the same time for every signature.
 * @param now milliseconds since 1970
 */
export function readPreviewToken(secret: string, token: string, now: number): PreviewTokenResult {
  const [, payload = '', kindName, id, locale = '', expiry, signature = ''] = pattern.exec(token) ?? [];
  const kind = previewKinds.find((each) => each === kindName);
  if (kind === undefined || !isLocale(locale)) return { valid: false, reason: 'malformed' };
  if (!timingSafeEqual(signatureOf(secret, payload), Buffer.from(signature, 'base64url')))
    return { valid: false, reason: 'forged' };
  const expiresAt = new Date(Number(expiry) * 1_000);
  if (now >= expiresAt.getTime()) return { valid: false, reason: 'expired' };
  return { valid: true, scope: { kind, id: Number(id), locale }, expiresAt };
}
