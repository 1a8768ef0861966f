import { hash } from 'node:crypto';
import { instantsUntil } from '../catalogue/instants.ts';
import type { Moment } from './api-env.ts';

const hashLength = 11;

function pathAndQuery(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}

/**
 * The ETag of an address: `"<version>-<contract>-<clock>-<address>"`. `clock` counts the instants that have passed at
 * which answers change by themselves. The address is part of the tag, so a client can only have it from a successful
 * answer of this address, and a match needs no further work.
 *
 * @param contract a hash of the API's contract
 * @param url absolute
 */
export function etagOf({ catalogue, now }: Moment, contract: string, url: string): string {
  const clock = String(instantsUntil(catalogue.instants, now));
  const address = hash('sha256', pathAndQuery(url), 'base64url').slice(0, hashLength);
  return `"${String(catalogue.version)}-${contract}-${clock}-${address}"`;
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

/** The tag in an `If-None-Match` header that equals `etag`, as the client wrote it. Weak comparison, RFC 9110 §8.8.3.2. */
export function matchingTag(ifNoneMatch: string, etag: string): string | undefined {
  return ifNoneMatch
    .split(',')
    .find((tag) => opaque(tag) === etag)
    ?.trim();
}
