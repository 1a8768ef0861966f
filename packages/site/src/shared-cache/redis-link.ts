import { createClient, RESP_TYPES } from '@redis/client';
import { setTimeout as sleep } from 'node:timers/promises';
import { LimitError, withinLimit } from './within-limit.ts';

/** Milliseconds that a visitor waits for Redis at most, per operation. */
const operationMs = 200;
/** Milliseconds for connecting. */
const connectionMs = 1_000;
/** Milliseconds for reading the invalidations of a new connection. */
const synchronizationMs = 5_000;
const pingEveryMs = 500;
/** Milliseconds for the answer to a ping. No visitor waits for it, and a process without processor time reads it late. */
const pingMs = 3_000;
const reconnectMs = 500;

function createRedisClient(url: string) {
  return createClient({
    url,
    // Without a connection, commands fail at once. `RedisLink` connects again.
    disableOfflineQueue: true,
    socket: { connectTimeout: connectionMs, reconnectStrategy: false },
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
  });
}
export type RedisClient = ReturnType<typeof createRedisClient>;

export interface RedisLinkOptions {
  readonly url: string;
  /** Called with each new connection, before it is used. */
  readonly onConnected: (client: RedisClient) => Promise<void>;
  /** Called when Redis becomes available, or unavailable for a reason. */
  readonly onChange: (reason: string | null) => void;
}

/**
 * A connection to Redis that is checked twice a second. While Redis does not answer, operations fail at once instead of
 * making each visitor wait.
 */
export class RedisLink {
  readonly #options: RedisLinkOptions;
  #client: RedisClient | null = null;
  #isAnswering = false;
  /** Settled after the first attempt to connect. */
  readonly #firstAttempt = Promise.withResolvers<undefined>();
  #isAvailable: boolean | null = null;
  #answeredAt = Number.NEGATIVE_INFINITY;
  readonly #closed = new AbortController();
  readonly #running: Promise<void>;

  constructor(options: RedisLinkOptions) {
    this.#options = options;
    this.#running = this.#run();
  }

  /**
   * Up to when all messages that were published have been received: answers come in order, so a ping that is answered
   * shows that no earlier message is missing. Milliseconds since 1970.
   */
  get answeredAt(): number {
    return this.#answeredAt;
  }

  /** The result of an operation; null if Redis is not available or does not answer within the limit. */
  async ask<Value>(operation: (client: RedisClient) => Promise<Value>): Promise<Value | null> {
    try {
      await withinLimit(this.#firstAttempt.promise, operationMs);
      if (this.#client === null || !this.#isAnswering) return null;
      return await withinLimit(operation(this.#client), operationMs);
    } catch (error) {
      // The next ping decides whether the connection can be used.
      if (error instanceof LimitError) this.#isAnswering = false;
      return null;
    }
  }

  /** Sends a command even while Redis is slow. It is lost if there is no connection. */
  async send(command: (client: RedisClient) => Promise<unknown>): Promise<void> {
    if (this.#client !== null) await withinLimit(command(this.#client), operationMs).catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#closed.abort();
    this.#client?.destroy();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#closed;
    while (!signal.aborted) {
      const client = createRedisClient(this.#options.url);
      // The client also reports each failure to the command that is waiting.
      client.on('error', () => undefined);
      try {
        await this.#use(client, signal);
      } catch (error) {
        this.#report(error instanceof Error ? error.message : String(error));
      }
      this.#client = null;
      this.#isAnswering = false;
      this.#firstAttempt.resolve(undefined);
      client.destroy();
      await sleep(reconnectMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Connects, and checks the connection until it fails. */
  async #use(client: RedisClient, signal: AbortSignal): Promise<void> {
    await withinLimit(client.connect(), connectionMs);
    await withinLimit(this.#options.onConnected(client), synchronizationMs);
    this.#client = client;
    this.#report(null);
    while (!signal.aborted) {
      const sentAt = Date.now();
      await withinLimit(client.ping(), pingMs);
      this.#answeredAt = sentAt;
      this.#isAnswering = true;
      this.#firstAttempt.resolve(undefined);
      await sleep(pingEveryMs, undefined, { signal, ref: false });
    }
  }

  #report(reason: string | null): void {
    const isAvailable = reason === null;
    if (isAvailable === this.#isAvailable || this.#closed.signal.aborted) return;
    this.#isAvailable = isAvailable;
    this.#options.onChange(reason);
  }
}
