export interface SnapshotOptions<Data> {
  /** Used in log messages. */
  readonly name: string;
  readonly url: string;
  readonly parse: (body: unknown) => Data;
  /** Age in milliseconds from which a reader starts a refresh. */
  readonly maxAgeMs: number;
  readonly timeoutMs: number;
  readonly log: (message: string) => void;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
}

/**
 * The last valid copy of a resource of the API. Reading returns the copy immediately and, when it is older than
 * `maxAgeMs`, starts a refresh in the background. A failed refresh is logged and the last copy stays in use.
 */
export class Snapshot<Data> {
  #options: SnapshotOptions<Data>;
  #data: Data | undefined;
  #etag: string | null = null;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #refreshing: Promise<void> | undefined;
  #headers: Headers | undefined;

  constructor(options: SnapshotOptions<Data>) {
    this.#options = options;
  }

  /** The last copy, or undefined before the first successful refresh. Never waits. */
  read(): Data | undefined {
    const now = (this.#options.now ?? Date.now)();
    if (now - this.#checkedAt >= this.#options.maxAgeMs) void this.refresh();
    return this.#data;
  }

  /** A header of the latest response. */
  header(name: string): string | null {
    return this.#headers?.get(name) ?? null;
  }

  /** Requests a new copy. Concurrent calls share one request. Never throws. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#load().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  /** Requests a new copy after a pending request, whose response may be older than this call. Never throws. */
  async renew(): Promise<void> {
    await this.#refreshing;
    await this.refresh();
  }

  async #load(): Promise<void> {
    const { name, url, parse, timeoutMs, log, now = Date.now, fetch: request = fetch } = this.#options;
    try {
      const answer = await request(url, {
        headers: this.#etag === null ? {} : { 'if-none-match': this.#etag },
        signal: AbortSignal.timeout(timeoutMs),
        cache: 'no-store',
      });
      this.#headers = answer.headers;
      if (answer.status === 200) {
        this.#data = parse(await answer.json());
        this.#etag = answer.headers.get('etag');
      } else if (answer.status !== 304) {
        log(`${name}: the API answered ${answer.status}; the last copy stays in use.`);
      }
    } catch (error) {
      log(`${name}: ${error instanceof Error ? error.message : String(error)}; the last copy stays in use.`);
    }
    this.#checkedAt = now();
  }
}
