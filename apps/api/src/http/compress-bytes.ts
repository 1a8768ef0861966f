import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentEncoding } from './accept-encoding.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Higher levels are a few per cent smaller but many times slower. */
const brotliQuality = 4;
const gzipLevel = 6;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses on the thread pool, without blocking the event loop. */
export function compressBytes(bytes: Bytes, encoding: ContentEncoding): Promise<Bytes> {
  return encoding === 'gzip'
    ? toGzip(bytes, { level: gzipLevel })
    : toBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      });
}
