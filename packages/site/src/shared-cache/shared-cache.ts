import { LRUCache } from 'lru-cache';
import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '../log.ts';
import { deserializeEntry, isExpired, isOutdated, serializeEntry, type CacheEntry } from './cache-entry.ts';
import { RedisLink, type RedisClient } from './redis-link.ts';
import {
  applyTagTimes,
  knownTagTimes,
  laterThanKnown,
  parseTagTimes,
  serializeTagTimes,
  tagLifetimeMs,
  tagTimeOf,
  type TagTimes,
} from './tag-times.ts';
import { notifyTagListener } from './tag-listener.ts';

/** Seconds for which Redis keeps an entry: `expireTime` of the Next configuration. */
const entrySeconds = 86_400;
/**
 * Milliseconds for which entries are served without contact to Redis. After that, an invalidation could be missing, so
 * only entries that are younger than this are served. With `listenerMs`, it is the limit of five seconds for an invalidation.
 */
const trustMs = 4_000;
/** Milliseconds for which the invalidation of pages waits for the snapshots of the proxy. */
const listenerMs = 1_000;

export interface SharedCacheOptions {
  readonly url: string;
  /** Instances of one market tell each other which tags are invalidated, whichever build they run. */
  readonly market: string;
  /** Instances of one build share pages. */
  readonly build: string;
  /** Size of the pages in this process, in bytes. */
  readonly localBytes: number;
}

/** The pages of a market in Redis, with a bounded copy in this process. See docs/decisions/0029-shared-page-cache.md. */
export class SharedCache {
  readonly #local: LRUCache<string, CacheEntry>;
  readonly #link: RedisLink;
  readonly #entryPrefix: string;
  readonly #tagsKey: string;

  constructor({ url, market, build, localBytes }: SharedCacheOptions) {
    this.#local = new LRUCache({ maxSize: localBytes, ttl: entrySeconds * 1_000 });
    this.#entryPrefix = `veralune:${market}:${build}:`;
    this.#tagsKey = `veralune:${market}:tags`;
    this.#link = new RedisLink({
      url,
      onConnected: (client) => this.#synchronizeTags(client),
      onChange: (reason) => {
        if (reason === null) log('info', 'The shared page cache is used.');
        else log('warn', `The shared page cache is not available: ${reason}`);
      },
    });
  }

  /** @param asked the tags of the call, for an answer of the API */
  async get(key: string, asked: readonly string[]): Promise<CacheEntry | null> {
    const own = this.#local.get(key);
    const isOwnEnough = own !== undefined && !isOutdated(own, asked, Date.now()) && this.#isTrusted(own);
    const entry = isOwnEnough ? own : ((await this.#getShared(key, own)) ?? own);
    // Read again: Redis may have become unavailable in between.
    return entry && this.#isTrusted(entry) && !isExpired(entry, asked) ? entry : null;
  }

  async set(key: string, value: CacheEntry['value'], cacheControl: CacheEntry['cacheControl']): Promise<void> {
    const entry: CacheEntry = { lastModified: Date.now(), value, ...(cacheControl && { cacheControl }) };
    const bytes = serializeEntry(entry);
    this.#local.set(key, entry, { size: bytes.length });
    await this.#link.ask((client) =>
      client.set(this.#entryPrefix + key, bytes, { expiration: { type: 'EX', value: entrySeconds } }),
    );
  }

  /** Invalidates tags in this process at once, and in the others as soon as they receive the message. */
  async invalidate(tags: readonly string[], durations: { readonly expire?: number } | undefined): Promise<void> {
    const time = tagTimeOf(Date.now(), durations);
    const times: TagTimes = tags.map((tag) => [tag, time]);
    applyTagTimes(times);
    // Without a connection, the next `#synchronizeTags` tells the others.
    await this.#link.send((client) => this.#publish(client, times));
  }

  close(): Promise<void> {
    return this.#link.close();
  }

  /** Whether no invalidation of the entry can be missing, except for the last moments. */
  #isTrusted({ lastModified }: CacheEntry): boolean {
    return Math.max(this.#link.answeredAt, lastModified) > Date.now() - trustMs;
  }

  /** The entry in Redis if it is newer than the copy of this process. */
  async #getShared(key: string, own: CacheEntry | undefined): Promise<CacheEntry | null> {
    const bytes = await this.#link.ask((client) => client.get(this.#entryPrefix + key));
    const entry = Buffer.isBuffer(bytes) ? deserializeEntry(bytes) : null;
    if (!Buffer.isBuffer(bytes) || entry === null || (own && own.lastModified >= entry.lastModified)) return null;
    this.#local.set(key, entry, { size: bytes.length });
    return entry;
  }

  /**
   * Exchanges invalidations with Redis, so that none is missing that was sent before this process started or while there was
   * no connection, and none is lost when Redis starts again without its data.
   */
  async #synchronizeTags(client: RedisClient): Promise<void> {
    await client.subscribe(this.#tagsKey, (message) => {
      void this.#receive(parseTagTimes(message));
    });
    const stored = Object.values(await client.hGetAll(this.#tagsKey)).flatMap((text) => parseTagTimes(String(text)));
    await this.#receive(stored);
    const now = Date.now();
    const storedAt = new Map(stored.map(([tag, { at }]) => [tag, at]));
    const missing = knownTagTimes(now).filter(([tag, { at }]) => at > (storedAt.get(tag) ?? 0));
    if (missing.length > 0) await this.#publish(client, missing);
    const old = stored.filter(([, { at }]) => at < now - tagLifetimeMs).map(([tag]) => tag);
    if (old.length > 0) await client.hDel(this.#tagsKey, old);
  }

  async #publish(client: RedisClient, times: TagTimes): Promise<void> {
    const fields = Object.fromEntries(times.map(([tag, time]) => [tag, serializeTagTimes([[tag, time]])]));
    // Without a transaction: before version 7.2, Redis mixes its answer with the message, which this connection receives too.
    await Promise.all([client.hSet(this.#tagsKey, fields), client.publish(this.#tagsKey, serializeTagTimes(times))]);
  }

  /** Applies the invalidations of other instances. The snapshots come first, as in `apply-invalidation.ts`. */
  async #receive(times: TagTimes): Promise<void> {
    const later = laterThanKnown(times);
    if (later.length === 0) return;
    const names = later.map(([tag]) => tag);
    await Promise.race([notifyTagListener(names), sleep(listenerMs, undefined, { ref: false })]);
    applyTagTimes(later);
  }
}
