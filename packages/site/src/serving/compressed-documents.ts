import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Pages are 10 % smaller than with the best gzip level, and take as long as with its default level. */
export const brotliQuality = 5;

/** Bytes. Pages have 20 to 50 kB; a market has about 600 of them in each of two encodings. */
const rememberedBytes = 48_000_000;

const encodings = ['br', 'gzip'] as const;
type DocumentEncoding = (typeof encodings)[number];

const compressors = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (text: string) => promisify(gzip)(text),
} satisfies Record<DocumentEncoding, (text: string) => Promise<Buffer>>;

/** The smallest encoding that the client accepts; undefined if it accepts none of them. */
function documentEncoding(request: IncomingMessage): DocumentEncoding | undefined {
  const accepted = new Negotiator(request).encodings([...encodings]);
  return encodings.find((encoding) => accepted.includes(encoding));
}

/**
 * Documents as they were sent, by encoding and ETag, which Next computes from the content: transforming and compressing a page
 * takes longer than reading it from the page cache.
 */
export type CompressedDocuments = LRUCache<`${DocumentEncoding} ${string}`, Buffer>;

export function createCompressedDocuments(): CompressedDocuments {
  return new LRUCache({ maxSize: rememberedBytes, sizeCalculation: ({ length }) => length });
}

interface KeptDocument {
  readonly etag: string;
  /** The document as it is sent, with its policy set. */
  readonly transform: () => string;
  /** Whether it needs no `transform` to have its policy. */
  readonly hasPolicy: boolean;
}

/**
 * Sends a document that Next may send again: compressed and with its length, so that a proxy can keep it as it is. From memory after
 * the first time.
 * @param end of the response, as it was before it was patched
 */
export async function sendCompressed(
  response: ServerResponse,
  { etag, transform, hasPolicy }: KeptDocument,
  documents: CompressedDocuments,
  end: (body: Buffer | string) => void,
): Promise<void> {
  const encoding = documentEncoding(response.req);
  if (encoding === undefined) {
    end(transform());
    return;
  }
  const key = `${encoding} ${etag}` as const;
  const known = hasPolicy ? documents.get(key) : undefined;
  const body = known ?? (await compressors[encoding](transform()));
  documents.set(key, body);
  // A response that was refused while its document was compressed has been answered.
  if (response.headersSent) return;
  response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.length);
  end(body);
}
