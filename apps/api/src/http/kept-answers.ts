import { LRUCache } from 'lru-cache';
import type { ContentEncoding } from './accept-encoding.ts';
import { compressBytes } from './compress-bytes.ts';

/** A body as it is sent. */
export interface AnswerBody {
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Smaller answers are quicker to make again than worth their memory. */
const keptFromBytes = 64 * 1_024;

type Make = () => Promise<AnswerBody>;

/**
 * The bodies of large answers, plain and compressed, by their ETag, those used last first. A tag names a version of the
 * catalogue, so an entry never becomes wrong; it is dropped when newer ones need its memory.
 */
export class KeptAnswers {
  readonly #bodies: LRUCache<string, AnswerBody, Make>;

  /** @param maxBytes of all bodies together */
  constructor(maxBytes: number) {
    this.#bodies = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
      fetchMethod: (_key, _stale, { context: make }) => make(),
      // A body that another one displaces while it is made is still the answer.
      ignoreFetchAbort: true,
    });
  }

  plain(etag: string): AnswerBody | undefined {
    return this.#bodies.get(etag);
  }

  keepPlain(etag: string, body: AnswerBody): void {
    if (body.bytes.length > keptFromBytes) this.#bodies.set(etag, body);
  }

  /** A body compressed; a large one is compressed once, however many requests ask for it at the same time. */
  async compressed(etag: string | undefined, body: AnswerBody, encoding: ContentEncoding): Promise<AnswerBody> {
    const make: Make = async () => ({ ...body, bytes: await compressBytes(body.bytes, encoding) });
    if (etag === undefined || body.bytes.length <= keptFromBytes) return make();
    return this.#bodies.forceFetch(`${encoding} ${etag}`, { context: make });
  }
}
