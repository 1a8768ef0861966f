import type { log } from '../log.ts';
import { backOff } from './back-off.ts';
import type { ChangeFeed } from './change-feed.ts';
import type { Target } from './config.ts';
import type { Cursor, Deliveries } from './deliveries.ts';
import { messageFor, type UnsentMessage } from './message-for.ts';
import { postMessage, type PostResult } from './post-message.ts';

export interface WorkerOptions {
  readonly target: Target;
  readonly secret: string;
  readonly deliveries: Deliveries;
  readonly feed: ChangeFeed;
  readonly log: typeof log;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Resolves after some milliseconds, or when the signal aborts. Never rejects. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const postTimeoutMs = 5_000;
/** Longer than a complete step: reading the cursor, the request, writing the cursor. */
const leaseMs = 15_000;
/** While a site fails, a new change triggers an attempt after this time. */
const retryAfterChangeMs = 500;
/** Time until the next attempt if the database fails. */
const databasePauseMs = 5_000;

/**
 * Informs one site of every change, one message at a time. The next message contains all changes since the last
 * successful one, including those during a request and while the site was down.
 */
export class SiteWorker {
  readonly #options: WorkerOptions;
  readonly #stopping = new AbortController();
  #isDue = false;
  /** There is a new change, so the next attempt does not wait for the back-off. */
  #hasNewChange = false;
  #newChangeSignal = new AbortController();
  #running: Promise<void> | null = null;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  /** Sends the changes that the site missed, after its remaining back-off. Returns at once. */
  start(): void {
    this.#isDue = true;
    if (this.#stopping.signal.aborted) return;
    this.#running ??= this.#run();
  }

  /** Announces a change. A failing site is retried half a second later. Returns at once. */
  notify(): void {
    this.#hasNewChange = true;
    this.#newChangeSignal.abort();
    this.start();
  }

  /** Aborts the current request. The next start repeats it. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (this.#isDue && !signal.aborted) {
      this.#isDue = false;
      this.#newChangeSignal = new AbortController();
      const hasNewChange = this.#hasNewChange;
      this.#hasNewChange = false;
      const pauseMs = await this.#step(hasNewChange).catch((error: unknown) => this.#databaseFailed(error));
      if (pauseMs === null) continue;
      if (pauseMs > 0) await this.#pause(pauseMs);
      this.#isDue = true;
    }
    // Must run synchronously after the last check of `#isDue`, so that no notification is lost.
    this.#running = null;
  }

  async #pause(milliseconds: number): Promise<void> {
    const { signal } = this.#stopping;
    await this.#options.wait(milliseconds, AbortSignal.any([signal, this.#newChangeSignal.signal]));
    if (this.#hasNewChange) await this.#options.wait(Math.min(milliseconds, retryAfterChangeMs), signal);
  }

  #databaseFailed(error: unknown): number {
    this.#options.log('error', 'The deliveries to a site could not be read or written.', {
      ...this.#options.target,
      error,
    });
    return databasePauseMs;
  }

  /** Sends one message if one is due. Returns the milliseconds until the next step; null if the site is up to date. */
  async #step(hasNewChange: boolean): Promise<number | null> {
    const { target, deliveries, feed } = this.#options;
    const cursor = await deliveries.claim(target, leaseMs);
    if (cursor === null) return leaseMs;
    const waitMs = hasNewChange ? 0 : cursor.waitMs;
    const message = waitMs > 0 ? null : await messageFor(target, cursor.deliveredVersion, feed);
    if (message === null) {
      await deliveries.release(target.url);
      return waitMs > 0 ? waitMs : null;
    }
    const posted = await this.#post(message);
    if (posted !== null && !posted.ok) return this.#failed(cursor, posted.error);
    if (posted !== null) await this.#delivered(cursor, message, posted.receipt.version);
    else if (!this.#stopping.signal.aborted) await deliveries.delivered(target.url, message.version);
    await deliveries.release(target.url);
    return 0;
  }

  /** Returns null if nothing was sent: the changes do not affect this market, or the API stops. */
  async #post(unsent: UnsentMessage): Promise<PostResult | null> {
    const { target, secret, now } = this.#options;
    const { signal } = this.#stopping;
    if (unsent.tags.length === 0) return null;
    const message = { ...unsent, sentAt: now() };
    const posted = await postMessage({ url: target.url, secret, message, timeoutMs: postTimeoutMs, signal });
    return !posted.ok && signal.aborted ? null : posted;
  }

  /**
   * Moves the cursor. If the site has a later version than this catalogue, the catalogue was restored or replaced. The
   * cursor is then reset, so that the next message invalidates everything.
   */
  async #delivered({ attempts }: Cursor, { version, tags }: UnsentMessage, versionOfSite: number): Promise<void> {
    const { target, deliveries, log } = this.#options;
    if (attempts > 0) log('info', 'A site accepts messages again.', { ...target, attempts });
    const isAhead = versionOfSite > version;
    log('info', isAhead ? 'A site has a later version than this catalogue.' : 'A site was informed of changes.', {
      ...target,
      version,
      versionOfSite,
      tags: tags.length,
    });
    await deliveries.delivered(target.url, isAhead ? null : version);
  }

  /**
   * Returns the milliseconds until the next attempt. Logs only the first failure, as `info` if the site has never
   * received a message: it may not run yet.
   */
  async #failed({ attempts, deliveredVersion }: Cursor, reason: string): Promise<number> {
    const { target, deliveries, log, random } = this.#options;
    const level = deliveredVersion === null ? 'info' : 'error';
    if (attempts === 0)
      log(level, 'A site does not accept messages; it is informed of changes later.', { ...target, reason });
    const retryMs = backOff(attempts + 1, random());
    await deliveries.failed(target.url, reason, retryMs);
    return retryMs;
  }
}
