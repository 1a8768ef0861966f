import { EventEmitter } from 'node:events';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { languages } from '@veralune/routing';
import type { Database } from '../db/database.ts';
import { loadSynonyms } from '../search/synonyms.ts';
import { readState, storedVersion } from '../store/state.ts';
import { nextTurn, recordTurns } from '../store/turn.ts';
import { emptyCatalogue, type Catalogue } from './catalogue.ts';
import { CatalogueDraft } from './catalogue-draft.ts';
import type { Loaded } from './loaded.ts';
import { changedSince, readAll, readNewWords, readSome, readWords, type ResourceId } from './read-loaded.ts';

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
  readonly changed: readonly ResourceId[] | null;
}

/** The version that a transaction reads, and the instant at which its publication dates are judged. */
interface Snapshot {
  readonly version: number;
  readonly instant: Date;
}

/**
 * What has appeared or disappeared for one instance has for all: an instance whose clock is behind takes over the instant
 * up to which another one has made versions.
 */
async function snapshotOf(tx: Database, now: Date): Promise<Snapshot> {
  const state = await readState(tx);
  const turnedAt = state?.turnedAt ?? now;
  return { version: state?.version ?? 0, instant: turnedAt > now ? turnedAt : now };
}

async function finish(
  tx: Database,
  draft: CatalogueDraft,
  { version, instant }: Snapshot,
  changed: Reading['changed'],
): Promise<Reading> {
  return { catalogue: draft.finish(version), nextTurn: await nextTurn(tx, instant), changed };
}

/** Puts what was read into the next version; the stems of synonyms are the database's. */
async function put(
  tx: Database,
  { search }: Catalogue,
  draft: CatalogueDraft,
  { kind, id }: ResourceId,
  loaded: Loaded | null,
): Promise<void> {
  if (kind !== 'synonyms') {
    draft.set(kind, id, loaded);
    return;
  }
  const language = languages[id - 1];
  const words = language && search.get(language)?.words;
  if (!words) return;
  const entries = loaded?.kind === 'synonyms' ? loaded.model.entries : [];
  draft.setSynonyms(language, await loadSynonyms(tx, words.vocabulary, entries));
}

function readWhole(db: Database, now: Date): Promise<Reading> {
  return db.transaction(async (tx) => {
    const base = emptyCatalogue();
    const snapshot = await snapshotOf(tx, now);
    await readWords(tx, base);
    const draft = new CatalogueDraft(base, snapshot.instant.getTime());
    for await (const batch of readAll(tx)) for (const loaded of batch) await put(tx, base, draft, loaded, loaded);
    return finish(tx, draft, snapshot, null);
  }, consistent);
}

/** The next version, made from what changed since `current`; null where a whole load is due. */
function readChanges(db: Database, current: Catalogue, now: Date): Promise<Reading | null> {
  return db.transaction(async (tx) => {
    const changed = await changedSince(tx, current.version);
    if (changed === null || changed.length > mostChanges) return null;
    const snapshot = await snapshotOf(tx, now);
    await readNewWords(tx, current);
    const loaded = new Map((await readSome(tx, changed)).map((each) => [nameOf(each), each]));
    const draft = new CatalogueDraft(current, snapshot.instant.getTime());
    for (const each of changed) await put(tx, current, draft, each, loaded.get(nameOf(each)) ?? null);
    await letOthersRun();
    return finish(tx, draft, snapshot, changed);
  }, consistent);
}

function nameOf({ kind, id }: ResourceId): string {
  return `${kind}:${String(id)}`;
}

/** A version that replaced another one. */
export interface VersionChange {
  readonly before: Catalogue;
  readonly after: Catalogue;
  /** What differs; null where anything may. */
  readonly changed: readonly ResourceId[] | null;
}

/** The catalogue that requests are answered from. It follows the database, and the clock. */
export class LiveCatalogue {
  readonly #db: Database;
  readonly #now: () => number;
  readonly #events = new EventEmitter<{ version: [VersionChange] }>();
  #current: Catalogue;
  #nextTurn: Date | null;
  #refreshing: Promise<void> | null = null;
  #again = false;
  #timer: NodeJS.Timeout | undefined;

  private constructor(db: Database, now: () => number, reading: Reading) {
    this.#db = db;
    this.#now = now;
    this.#current = reading.catalogue;
    this.#nextTurn = reading.nextTurn;
    this.#setTimer();
  }

  /** @param now milliseconds since 1970; the clock unless said */
  static async load(db: Database, now: () => number = Date.now): Promise<LiveCatalogue> {
    // What appeared while no instance ran makes a version too: its answers differ from those that had the last ETags.
    await recordTurns(db, new Date(now()));
    return new LiveCatalogue(db, now, await readWhole(db, new Date(now())));
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
    this.#refreshing = this.#followAll();
    return this.#refreshing;
  }

  async #followAll(): Promise<void> {
    try {
      do {
        this.#again = false;
        await this.#follow(new Date(this.#now()));
      } while (this.#again);
    } finally {
      // In the same step as the last look at `again`: a caller that comes later must start a round of its own.
      this.#refreshing = null;
    }
  }

  async #follow(now: Date): Promise<void> {
    if (this.#nextTurn !== null && this.#nextTurn <= now) {
      await recordTurns(this.#db, now);
      this.#nextTurn = await nextTurn(this.#db, now);
    }
    // Also where nothing changed: a timer can fire a millisecond early, and it does not wait longer than a day.
    this.#setTimer();
    const before = this.#current;
    if ((await storedVersion(this.#db)) === before.version) return;
    await letOthersRun();
    const reading = (await readChanges(this.#db, before, now)) ?? (await readWhole(this.#db, now));
    this.#current = reading.catalogue;
    this.#nextTurn = reading.nextTurn;
    this.#setTimer();
    this.#events.emit('version', { before, after: reading.catalogue, changed: reading.changed });
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
