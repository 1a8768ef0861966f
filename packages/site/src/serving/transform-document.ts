import type { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import onHeaders from 'on-headers';
import { sendCompressed, type CompressedDocuments } from './compressed-documents.ts';
import type { ContentSecurityPolicy } from './content-security-policy.ts';
import { hashesOf } from './document-hashes.ts';
import { fontPreloads } from './font-preloads.ts';
import { withStyles, type ReadSheet } from './inline-styles.ts';
import type { ReplaceDocument } from './replace-failure.ts';
import { withScriptsAfterPaint } from './scripts-after-paint.ts';

/** Documents whose headers are remembered; about 1 kB each. */
const rememberedHeaders = 2_000;

export interface DocumentOptions {
  readonly read: ReadSheet;
  readonly policy: Pick<ContentSecurityPolicy, 'ofDocument'>;
}

/** The headers that are made from the content of a document. */
interface ContentHeaders {
  readonly 'content-security-policy': string;
  readonly link?: string;
}

/** The headers of cached documents by their ETag, which Next computes from the content, so that they are made once. */
export type RememberedHeaders = LRUCache<string, ContentHeaders>;

export function createRememberedHeaders(): RememberedHeaders {
  return new LRUCache({ max: rememberedHeaders });
}

/** What is remembered of documents that were sent. */
export interface KeptDocuments {
  readonly headers: RememberedHeaders;
  readonly compressed: CompressedDocuments;
}

const policyHeader = 'content-security-policy';

function isDocument(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/html') && !response.hasHeader('content-encoding');
}

function etagOf(response: ServerResponse): string | undefined {
  const etag = response.getHeader('etag');
  return typeof etag === 'string' ? etag : undefined;
}

/** `chunk`, and optionally `encoding` and `callback`. */
type WriteArguments = readonly unknown[];

function bytesOf([chunk, encoding]: WriteArguments): Buffer | null {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as 'utf8') : 'utf8');
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : null;
}

function callbackOf(args: WriteArguments) {
  return args.find((each) => typeof each === 'function') as (() => void) | undefined;
}

/**
 * Patches a response, so that an HTML document is sent with inlined style sheets, scripts that start after the first paint, a Content-Security-Policy that has
 * the hashes of its scripts and style sheets, and a `Link` header that preloads its fonts. The headers come first, so a document is sent when it is complete. Nothing of
 * it could be shown before: no page of the site streams its content in parts.
 * @param replace decides what is sent in the place of a document that failed
 */
export function transformDocument(
  response: ServerResponse,
  { read, policy }: DocumentOptions,
  { headers, compressed }: KeptDocuments,
  replace: ReplaceDocument = () => null,
): void {
  const write = response.write.bind(response) as (...args: WriteArguments) => boolean;
  const end = response.end.bind(response) as (...args: WriteArguments) => ServerResponse;
  const flushHeaders = response.flushHeaders.bind(response);
  /** Undefined until the first chunk or the headers say whether it is a document; null if it is not. */
  let buffered: Buffer[] | null | undefined;
  const decide = (): Buffer[] | null =>
    buffered === undefined ? (buffered = isDocument(response) ? [] : null) : buffered;

  const setHeaders = (all: ContentHeaders): void => {
    for (const [name, value] of Object.entries(all)) if (!response.hasHeader(name)) response.setHeader(name, value);
  };
  /** A policy of the response itself is kept, for example that of a page of the API. */
  const addHeaders = (html: string): void => {
    if (response.hasHeader(policyHeader)) return;
    const etag = etagOf(response);
    const known = etag === undefined ? undefined : headers.get(etag);
    const made = known ?? { [policyHeader]: policy.ofDocument(hashesOf(html)), ...fontPreloads(html) };
    if (etag !== undefined) headers.set(etag, made);
    setHeaders(made);
  };

  const transformed = (document: string): string => {
    const html = withScriptsAfterPaint(withStyles(document, read));
    addHeaders(html);
    return html;
  };
  const send = (document: () => string, callback?: () => void): void => {
    const etag = response.headersSent ? undefined : etagOf(response);
    const transform = (): string => transformed(document());
    if (etag === undefined) {
      end(transform(), callback);
      return;
    }
    const hasPolicy = response.hasHeader(policyHeader) || headers.has(etag);
    // A rejected promise would end the process; a closed connection ends one answer.
    sendCompressed(response, { etag, transform, hasPolicy }, compressed, (body) => end(body, callback)).catch(
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  };

  onHeaders(response, () => {
    // With an encoding, the length is that of the compressed document, and not that of Next.
    if (decide() !== null && !response.hasHeader('content-encoding')) response.removeHeader('content-length');
    // An answer without a body, to HEAD or with status 304, has the headers of the document.
    const known = headers.get(etagOf(response) ?? '');
    if (known !== undefined && !response.hasHeader(policyHeader)) setHeaders(known);
  });
  // Next sends the headers of a page that it renders before its first chunk.
  response.flushHeaders = () => {
    if (decide() === null) flushHeaders();
  };
  response.write = ((...args: WriteArguments) => {
    const chunks = decide();
    if (chunks === null) return write(...args);
    chunks.push(bytesOf(args) ?? Buffer.alloc(0));
    const callback = callbackOf(args);
    if (callback) process.nextTick(callback);
    return true;
  }) as typeof response.write;
  response.end = ((...args: WriteArguments) => {
    const chunks = decide();
    const last = bytesOf(args);
    if (chunks === null || (chunks.length === 0 && last === null)) return end(...args);
    const callback = callbackOf(args);
    const own = (): string => Buffer.concat([...chunks, ...(last ? [last] : [])]).toString();
    const replacing = response.headersSent ? null : replace(response);
    if (replacing === null) send(own, callback);
    else void replacing.then((other) => send(other === null ? own : () => other, callback));
    return response;
  }) as typeof response.end;
}
