import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js';
import { areTagsExpired, areTagsStale } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { deserialize, serialize } from 'node:v8';

/** A page or an answer of the API, with the lifetime that Next gave it. */
export type CacheEntry = Pick<CacheHandlerValue, 'lastModified' | 'value' | 'cacheControl'>;

/** Next's header with the tags of a page. */
const tagsHeader = 'x-next-cache-tags';

/** Not JSON: a page has buffers and a map. */
export function serializeEntry(entry: CacheEntry): Buffer {
  return serialize(entry);
}

/** Null for bytes that no supported version of Node wrote. */
export function deserializeEntry(bytes: Buffer): CacheEntry | null {
  try {
    const entry: unknown = deserialize(bytes);
    const isEntry = typeof entry === 'object' && entry !== null && 'lastModified' in entry && 'value' in entry;
    return isEntry ? (entry as CacheEntry) : null;
  } catch {
    return null;
  }
}

/** The tags of an entry: a page has them in a header, an answer of the API is asked for with them. */
function tagsOf({ value }: CacheEntry, asked: readonly string[]): string[] {
  if (value === null || !('headers' in value)) return [...asked];
  const header = value.headers?.[tagsHeader];
  return typeof header === 'string' ? [...asked, ...header.split(',')] : [...asked];
}

/** Whether a tag of the entry was invalidated so that it must not be served. */
export function isExpired(entry: CacheEntry, asked: readonly string[]): boolean {
  return areTagsExpired(tagsOf(entry, asked), entry.lastModified);
}

/** Whether Next will replace the entry: its lifetime is over or a tag was invalidated. */
export function isOutdated(entry: CacheEntry, asked: readonly string[], now: number): boolean {
  const revalidate = entry.cacheControl?.revalidate;
  const isOld = typeof revalidate === 'number' && entry.lastModified + revalidate * 1_000 < now;
  return isOld || isExpired(entry, asked) || areTagsStale(tagsOf(entry, asked), entry.lastModified);
}
