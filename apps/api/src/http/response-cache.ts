import { LRUCache } from 'lru-cache';
import type { ContentEncoding } from './accept-encoding.ts';
import { compressBytes } from './compress-bytes.ts';

/** A response body as it is sent. */
export interface ResponseBody {
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Smaller responses are not cached, because creating them again is cheap. */
const minCachedBytes = 64 * 1_024;

type CreateBody = () => Promise<ResponseBody>;

/**
 * An LRU cache of large response bodies, plain and compressed, by ETag. An ETag contains the version of the catalogue,
 * so entries never become stale. They are only evicted to free memory.
 */
export class ResponseCache {
  readonly #bodies: LRUCache<string, ResponseBody, CreateBody>;

  /** @param maxBytes maximum size of all bodies together */
  constructor(maxBytes: number) {
    this.#bodies = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
      fetchMethod: (_key, _stale, { context: create }) => create(),
      // If a body is evicted while it is being created, the caller still needs it.
      ignoreFetchAbort: true,
    });
  }

  plain(etag: string): ResponseBody | undefined {
    return this.#bodies.get(etag);
  }

  setPlain(etag: string, body: ResponseBody): void {
    if (body.bytes.length > minCachedBytes) this.#bodies.set(etag, body);
  }

  /** Compresses a body. A large body is compressed once, even if several requests need it at the same time. */
  async compressed(etag: string | undefined, body: ResponseBody, encoding: ContentEncoding): Promise<ResponseBody> {
    const create: CreateBody = async () => ({ ...body, bytes: await compressBytes(body.bytes, encoding) });
    if (etag === undefined || body.bytes.length <= minCachedBytes) return create();
    return this.#bodies.forceFetch(`${encoding} ${etag}`, { context: create });
  }
}
