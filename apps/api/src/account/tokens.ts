import { hash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** A new secret for a cookie or a link: 256 random bits, URL-safe. */
export function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** What is stored of a token. A plain SHA-256 is enough, because 256 random bits cannot be guessed. */
export function hashOfToken(token: string): string {
  return hash('sha256', token);
}
