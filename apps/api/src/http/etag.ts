import { hash } from 'node:crypto';
import { instantsUntil } from '../catalogue/instants.ts';
import type { Moment } from './api-env.ts';

const hashLength = 11;

function pathAndQuery(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}

/**
 * The ETag of a URL: `"<version>-<contract>-<clock>-<address>"`. `clock` is the number of past instants at which
 * answers changed without an edit. The tag contains a hash of the URL, so a client can only have it from a successful
 * response for this URL, and a match needs no further checks.
 *
 * @param contract a hash of the API's contract
 * @param url absolute URL
 */
export function etagOf({ catalogue, now }: Moment, contract: string, url: string): string {
  const clock = String(instantsUntil(catalogue.instants, now));
  const address = hash('sha256', pathAndQuery(url), 'base64url').slice(0, hashLength);
  return `"${String(catalogue.version)}-${contract}-${clock}-${address}"`;
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

/**
 * The tag in an `If-None-Match` header that equals `etag`, as the client wrote it. Weak comparison, RFC 9110 §8.8.3.2.
 */
export function matchingTag(ifNoneMatch: string, etag: string): string | undefined {
  return ifNoneMatch
    .split(',')
    .find((tag) => opaque(tag) === etag)
    ?.trim();
}
