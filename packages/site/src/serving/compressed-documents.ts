import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Pages are 10 % smaller than with the best gzip level, and take as long as with its default level. */
export const brotliQuality = 5;

/** Another 10 % smaller, but takes 100 ms of a processor: for documents that are asked for again, after they were sent. */
const keptBrotliQuality = 10;

/** Bytes. Pages have 20 to 50 kB; a market has about 600 of them in each of two encodings. */
const rememberedBytes = 48_000_000;

const encodings = ['br', 'gzip'] as const;
type DocumentEncoding = (typeof encodings)[number];

function toBrotli(text: string | Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

const compressors = {
  br: (text: string) => toBrotli(text, brotliQuality),
  gzip: (text: string) => promisify(gzip)(text),
} satisfies Record<DocumentEncoding, (text: string) => Promise<Buffer>>;

/** The smallest encoding that the client accepts; undefined if it accepts none of them. */
function documentEncoding(request: IncomingMessage): DocumentEncoding | undefined {
  const accepted = new Negotiator(request).encodings([...encodings]);
  return encodings.find((encoding) => accepted.includes(encoding));
}

interface Compressed {
  readonly body: Buffer;
  /** Whether compressing it again would make it smaller. */
  readonly canShrink: boolean;
}

type DocumentKey = `${DocumentEncoding} ${string}`;

/**
 * Documents as they were sent, by encoding and ETag, which Next computes from the content: transforming and compressing a page
 * takes longer than reading it from the page cache.
 */
export interface CompressedDocuments {
  readonly kept: LRUCache<DocumentKey, Compressed>;
  /** Whether a document is being compressed again: one at a time, because the same threads compress for visitors. */
  isShrinking: boolean;
}

export function createCompressedDocuments(): CompressedDocuments {
  const sizeCalculation = ({ body }: Compressed): number => body.length;
  return { kept: new LRUCache({ maxSize: rememberedBytes, sizeCalculation }), isShrinking: false };
}

/** Keeps the document in fewer bytes. If it can't be done, the document stays as it is. */
async function shrink(key: DocumentKey, { body }: Compressed, documents: CompressedDocuments): Promise<void> {
  documents.isShrinking = true;
  try {
    const smaller = await toBrotli(await promisify(brotliDecompress)(body), keptBrotliQuality);
    documents.kept.set(key, { body: smaller, canShrink: false });
  } catch {
    documents.kept.set(key, { body, canShrink: false });
  } finally {
    documents.isShrinking = false;
  }
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
  const known = hasPolicy ? documents.kept.get(key) : undefined;
  const body = known?.body ?? (await compressors[encoding](transform()));
  if (known === undefined) documents.kept.set(key, { body, canShrink: encoding === 'br' });
  else if (known.canShrink && !documents.isShrinking) void shrink(key, known, documents);
  // A response that was refused while its document was compressed has been answered.
  if (response.headersSent) return;
  response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.length);
  end(body);
}
