import { EventEmitter } from 'node:events';
import type { Database } from '../db/database.ts';
import { storedVersion } from '../store/state.ts';
import { emptyCatalogue, type Catalogue } from './catalogue.ts';
import { CatalogueDraft } from './catalogue-draft.ts';
import { changedSince, readAll, readSome, readWords, turnedBetween, turnsAround, type ResourceId } from './read-loaded.ts';

/** Above this many changes a whole load is cheaper. */
const mostChanges = 5_000;
/** A timer waits at most so long; Node's own limit is about 25 days. */
const longestTimerMs = 24 * 3_600_000;
const retryMs = 1_000;

const consistent = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** A catalogue, and when something next appears or disappears in it by the clock. */
interface Reading {
  readonly catalogue: Catalogue;
  readonly nextTurn: Date | null;
}

const finish = async (tx: Database, draft: CatalogueDraft, now: Date): Promise<Reading> => {
  const { last, next: nextTurn } = await turnsAround(tx, now);
  const catalogue = draft.finish({ version: await storedVersion(tx), turnedAt: last?.getTime() ?? 0 });
  return { catalogue, nextTurn };
};

const readWhole = (db: Database, now: Date): Promise<Reading> =>
  db.transaction(async (tx) => {
    const base = emptyCatalogue();
    await readWords(tx, base);
    const draft = new CatalogueDraft(base, now.getTime());
    for await (const batch of readAll(tx)) for (const loaded of batch) draft.set(loaded.kind, loaded.id, loaded);
    return finish(tx, draft, now);
  }, consistent);

/** The next version, made from what changed since `current` was read at `seenAt`; null where a whole load is due. */
const readChanges = (db: Database, current: Catalogue, seenAt: Date, now: Date): Promise<Reading | null> =>
  db.transaction(async (tx) => {
    const changed = await changedSince(tx, current.version);
    if (changed === null || changed.length > mostChanges) return null;
    const ids = unique([...changed, ...(await turnedBetween(tx, seenAt, now))]);
    await readWords(tx, current);
    const loaded = new Map((await readSome(tx, ids)).map((each) => [nameOf(each), each]));
    const draft = new CatalogueDraft(current, now.getTime());
    for (const each of ids) draft.set(each.kind, each.id, loaded.get(nameOf(each)) ?? null);
    return finish(tx, draft, now);
  }, consistent);

const nameOf = ({ kind, id }: ResourceId): string => `${kind}:${String(id)}`;

const unique = (ids: readonly ResourceId[]): ResourceId[] => [...new Map(ids.map((each) => [nameOf(each), each])).values()];

/** A version that replaced another one. */
export interface VersionChange {
  readonly before: Catalogue;
  readonly after: Catalogue;
}

/** The catalogue that requests are answered from. It follows the database, and the clock. */
export class LiveCatalogue {
  readonly #db: Database;
  readonly #now: () => number;
  readonly #events = new EventEmitter<{ version: [VersionChange] }>();
  #current: Catalogue;
  #nextTurn: Date | null;
  #seenAt: Date;
  #refreshing: Promise<void> | null = null;
  #again = false;
  #timer: NodeJS.Timeout | undefined;

  private constructor(db: Database, now: () => number, reading: Reading, seenAt: Date) {
    this.#db = db;
    this.#now = now;
    this.#current = reading.catalogue;
    this.#nextTurn = reading.nextTurn;
    this.#seenAt = seenAt;
    this.#setTimer();
  }

  /** @param now milliseconds since 1970; the clock unless said */
  static async load(db: Database, now: () => number = Date.now): Promise<LiveCatalogue> {
    const seenAt = new Date(now());
    return new LiveCatalogue(db, now, await readWhole(db, seenAt), seenAt);
  }

  get current(): Catalogue {
    return this.#current;
  }

  onVersion(listener: (change: VersionChange) => void): void {
    this.#events.on('version', listener);
  }

  /** Brings the catalogue up to what the database holds now. Callers that come meanwhile share one more round. */
  refresh(): Promise<void> {
    if (this.#refreshing) {
      this.#again = true;
      return this.#refreshing;
    }
    this.#refreshing = this.#follow().finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  async #follow(): Promise<void> {
    do {
      this.#again = false;
      const now = new Date(this.#now());
      if (!(await this.#isOutdated(now))) continue;
      const before = this.#current;
      const reading = (await readChanges(this.#db, before, this.#seenAt, now)) ?? (await readWhole(this.#db, now));
      this.#current = reading.catalogue;
      this.#nextTurn = reading.nextTurn;
      this.#seenAt = now;
      this.#setTimer();
      this.#events.emit('version', { before, after: reading.catalogue });
    } while (this.#again);
  }

  async #isOutdated(now: Date): Promise<boolean> {
    if (this.#nextTurn !== null && this.#nextTurn <= now) return true;
    return (await storedVersion(this.#db)) !== this.#current.version;
  }

  /** Wakes up when the next resource appears or disappears by its dates. */
  #setTimer(wait = this.#untilNextTurn()): void {
    clearTimeout(this.#timer);
    if (wait === null) return;
    this.#timer = setTimeout(() => {
      // Where the database does not answer, the catalogue stays as it is and tries again.
      this.refresh().catch(() => {
        this.#setTimer(retryMs);
      });
    }, wait).unref();
  }

  #untilNextTurn(): number | null {
    if (this.#nextTurn === null) return null;
    return Math.min(Math.max(0, this.#nextTurn.getTime() - this.#now()), longestTimerMs);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#events.removeAllListeners();
  }
}
