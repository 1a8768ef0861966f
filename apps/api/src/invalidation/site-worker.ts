import type { log } from '../log.ts';
import { backOff } from './back-off.ts';
import type { ChangeFeed } from './change-feed.ts';
import type { Target } from './config.ts';
import type { Cursor, Deliveries } from './deliveries.ts';
import { messageFor, type Draft } from './message-for.ts';
import { postMessage, type Posted } from './post-message.ts';

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
  /** Resolves after some milliseconds, or as soon as the signal aborts. Never throws. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const postTimeoutMs = 5_000;
/** Longer than a post with what comes before and after it. */
const leaseMs = 15_000;
/** Between a change and the attempt that it brings forward, while a site fails. */
const noticeMs = 500;
/** Until the next attempt where the database failed. */
const databasePauseMs = 5_000;

/**
 * Tells one site of every change, one message at a time. What changes meanwhile goes into the next message, and so does
 * what changed while the site was down.
 */
export class SiteWorker {
  readonly #options: WorkerOptions;
  readonly #stopping = new AbortController();
  #isDue = false;
  /** There is something new, so that an attempt does not wait for its turn. */
  #isNoticed = false;
  #notice = new AbortController();
  #running: Promise<void> | null = null;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  /** Tells the site what it missed, after the pause that it has earned. Returns at once. */
  start(): void {
    this.#isDue = true;
    if (this.#stopping.signal.aborted) return;
    this.#running ??= this.#run();
  }

  /** Says that something changed. A site that fails is tried again, half a second later. Returns at once. */
  notify(): void {
    this.#isNoticed = true;
    this.#notice.abort();
    this.start();
  }

  /** Ends a request that is under way; the next start repeats it. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (this.#isDue && !signal.aborted) {
      this.#isDue = false;
      this.#notice = new AbortController();
      const isNoticed = this.#isNoticed;
      this.#isNoticed = false;
      const pauseMs = await this.#step(isNoticed).catch((error: unknown) => this.#databaseFailed(error));
      if (pauseMs === null) continue;
      if (pauseMs > 0) await this.#pause(pauseMs);
      this.#isDue = true;
    }
    // At once after the last look at `#isDue`, so that no notice falls in between.
    this.#running = null;
  }

  async #pause(milliseconds: number): Promise<void> {
    const { signal } = this.#stopping;
    await this.#options.wait(milliseconds, AbortSignal.any([signal, this.#notice.signal]));
    if (this.#isNoticed) await this.#options.wait(Math.min(milliseconds, noticeMs), signal);
  }

  #databaseFailed(error: unknown): number {
    this.#options.log('error', 'The deliveries to a site could not be read or written.', {
      ...this.#options.target,
      error,
    });
    return databasePauseMs;
  }

  /** Sends one message if one is due. Milliseconds until the next step; null where the site has heard everything. */
  async #step(isNoticed: boolean): Promise<number | null> {
    const { target, deliveries, feed } = this.#options;
    const cursor = await deliveries.claim(target, leaseMs);
    if (cursor === null) return leaseMs;
    const waitMs = isNoticed ? 0 : cursor.waitMs;
    const draft = waitMs > 0 ? null : await messageFor(target, cursor.deliveredVersion, feed);
    if (draft === null) {
      await deliveries.release(target.url);
      return waitMs > 0 ? waitMs : null;
    }
    const posted = await this.#post(draft);
    if (posted !== null && !posted.ok) return this.#failed(cursor, posted.error);
    if (posted !== null) await this.#delivered(cursor, draft, posted.receipt.version);
    else if (!this.#stopping.signal.aborted) await deliveries.delivered(target.url, draft.version);
    await deliveries.release(target.url);
    return 0;
  }

  /** Null where nothing was sent: the changes don't touch this market, or the API stops. */
  async #post(draft: Draft): Promise<Posted | null> {
    const { target, secret, now } = this.#options;
    const { signal } = this.#stopping;
    if (draft.tags.length === 0) return null;
    const message = { ...draft, sentAt: now() };
    const posted = await postMessage({ url: target.url, secret, message, timeoutMs: postTimeoutMs, signal });
    return !posted.ok && signal.aborted ? null : posted;
  }

  /**
   * Moves the cursor. A site that has a later version than this catalogue has seen one that was since restored or
   * replaced: its cursor is taken back, so that it is told to forget everything.
   */
  async #delivered({ attempts }: Cursor, { version, tags }: Draft, versionOfSite: number): Promise<void> {
    const { target, deliveries, log } = this.#options;
    if (attempts > 0) log('info', 'A site takes messages again.', { ...target, attempts });
    const isAhead = versionOfSite > version;
    log('info', isAhead ? 'A site has a version that this catalogue has not.' : 'A site was told what changed.', {
      ...target,
      version,
      versionOfSite,
      tags: tags.length,
    });
    await deliveries.delivered(target.url, isAhead ? null : version);
  }

  /** Milliseconds until the next attempt. Only the first failure is logged, as news where the site never ran before. */
  async #failed({ attempts, deliveredVersion }: Cursor, reason: string): Promise<number> {
    const { target, deliveries, log, random } = this.#options;
    const level = deliveredVersion === null ? 'info' : 'error';
    if (attempts === 0) log(level, 'A site takes no messages; it is told later what changed.', { ...target, reason });
    const retryMs = backOff(attempts + 1, random());
    await deliveries.failed(target.url, reason, retryMs);
    return retryMs;
  }
}
