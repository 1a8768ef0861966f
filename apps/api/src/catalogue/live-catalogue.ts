import { EventEmitter } from 'node:events';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { languages } from '@veralune/routing';
import type { Database } from '../db/database.ts';
import { loadSynonyms } from '../search/synonyms.ts';
import { readState, storedVersion } from '../store/state.ts';
import { nextTurn, recordTurns } from '../store/turn.ts';
import { emptyCatalogue, type Catalogue } from './catalogue.ts';
import { CatalogueDraft } from './catalogue-draft.ts';
import { visibleAt, type LoadedResource } from './loaded-resource.ts';
import { changedSince, readAll, readNewWords, readSome, readWords, type ResourceId } from './load-resources.ts';

/** Above this many changes, loading the whole catalogue is cheaper. */
const mostChanges = 5_000;
/** Maximum delay of a timer. Node's own limit is about 25 days. */
const longestTimerMs = 24 * 3_600_000;
const retryMs = 1_000;

/** All queries of a transaction read the same state. */
const readTransaction = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** A loaded catalogue, and the time of the next turn: when a resource appears, disappears or becomes new by its dates. */
interface LoadResult {
  readonly catalogue: Catalogue;
  readonly nextTurn: Date | null;
  readonly changed: readonly ResourceId[] | null;
}

/** The version that a transaction reads, and the instant that decides which resources are published. */
interface ReadState {
  readonly version: number;
  readonly instant: Date;
}

/**
 * All instances must agree on which resources have appeared or disappeared. An instance whose clock is behind uses the
 * instant up to which another instance has recorded turns.
 */
async function readStateOf(tx: Database, now: Date): Promise<ReadState> {
  const state = await readState(tx);
  const turnedAt = state?.turnedAt ?? now;
  return { version: state?.version ?? 0, instant: turnedAt > now ? turnedAt : now };
}

async function finish(
  tx: Database,
  draft: CatalogueDraft,
  { version, instant }: ReadState,
  changed: LoadResult['changed'],
): Promise<LoadResult> {
  const catalogue = draft.finish(version);
  return { catalogue, nextTurn: await nextTurn(tx, instant, catalogue.instants), changed };
}

/** Adds a loaded resource to the next version. The database computes the stems of synonyms. */
async function addToDraft(
  tx: Database,
  { search }: Catalogue,
  draft: CatalogueDraft,
  { kind, id }: ResourceId,
  loaded: LoadedResource | null,
  now: number,
): Promise<void> {
  if (kind !== 'synonyms') {
    draft.set(kind, id, loaded);
    return;
  }
  const language = languages[id - 1];
  const words = language && search.get(language)?.words;
  if (!words) return;
  const visible = visibleAt(loaded, now);
  const entries = visible?.kind === 'synonyms' ? visible.model.entries : [];
  draft.setSynonyms(language, await loadSynonyms(tx, words.vocabulary, entries));
}

function readWhole(db: Database, now: Date): Promise<LoadResult> {
  return db.transaction(async (tx) => {
    const base = emptyCatalogue();
    const state = await readStateOf(tx, now);
    await readWords(tx, base);
    const instant = state.instant.getTime();
    const draft = new CatalogueDraft(base, instant);
    for await (const batch of readAll(tx))
      for (const loaded of batch) await addToDraft(tx, base, draft, loaded, loaded, instant);
    return finish(tx, draft, state, null);
  }, readTransaction);
}

/** Creates the next version from the changes since `current`. Returns null if the whole catalogue must be loaded. */
function readChanges(db: Database, current: Catalogue, now: Date): Promise<LoadResult | null> {
  return db.transaction(async (tx) => {
    const changed = await changedSince(tx, current.version);
    if (changed === null || changed.length > mostChanges) return null;
    const state = await readStateOf(tx, now);
    await readNewWords(tx, current);
    const loaded = new Map((await readSome(tx, changed)).map((each) => [nameOf(each), each]));
    const instant = state.instant.getTime();
    const draft = new CatalogueDraft(current, instant);
    for (const each of changed) await addToDraft(tx, current, draft, each, loaded.get(nameOf(each)) ?? null, instant);
    await yieldToEventLoop();
    return finish(tx, draft, state, changed);
  }, readTransaction);
}

function nameOf({ kind, id }: ResourceId): string {
  return `${kind}:${String(id)}`;
}

/** A version that replaced another one. */
export interface VersionChange {
  readonly before: Catalogue;
  readonly after: Catalogue;
  /** The changed resources; null if they are not known and anything can differ. */
  readonly changed: readonly ResourceId[] | null;
}

/** Holds the current version of the catalogue and updates it when the database changes or a turn is due. */
export class LiveCatalogue {
  readonly #db: Database;
  readonly #now: () => number;
  readonly #events = new EventEmitter<{ version: [VersionChange] }>();
  #current: Catalogue;
  #nextTurn: Date | null;
  #refreshing: Promise<void> | null = null;
  #isRefreshRequested = false;
  #timer: NodeJS.Timeout | undefined;

  private constructor(db: Database, now: () => number, result: LoadResult) {
    this.#db = db;
    this.#now = now;
    this.#current = result.catalogue;
    this.#nextTurn = result.nextTurn;
    this.#setTimer();
  }

  /** @param now returns milliseconds since 1970 */
  static async load(db: Database, now: () => number = Date.now): Promise<LiveCatalogue> {
    // Turns that happened while no instance was running need a version too, because answers with the last ETags
    // changed.
    await recordTurns(db, new Date(now()));
    return new LiveCatalogue(db, now, await readWhole(db, new Date(now())));
  }

  get current(): Catalogue {
    return this.#current;
  }

  onVersion(listener: (change: VersionChange) => void): void {
    this.#events.on('version', listener);
  }

  /** Updates the catalogue to the state of the database. Calls during an update share one further update. */
  refresh(): Promise<void> {
    if (this.#refreshing) {
      this.#isRefreshRequested = true;
      return this.#refreshing;
    }
    this.#refreshing = this.#updateUntilDone();
    return this.#refreshing;
  }

  async #updateUntilDone(): Promise<void> {
    try {
      do {
        this.#isRefreshRequested = false;
        await this.#update(new Date(this.#now()));
      } while (this.#isRefreshRequested);
    } finally {
      // Must run synchronously after the last check of `#isRefreshRequested`, so that a later call starts a new update.
      this.#refreshing = null;
    }
  }

  async #update(now: Date): Promise<void> {
    if (this.#nextTurn !== null && this.#nextTurn <= now) {
      await recordTurns(this.#db, now);
      this.#nextTurn = await nextTurn(this.#db, now, this.#current.instants);
    }
    // Needed even if nothing changed: a timer can fire a millisecond early, and its delay is at most a day.
    this.#setTimer();
    const before = this.#current;
    if ((await storedVersion(this.#db)) === before.version) return;
    await yieldToEventLoop();
    const result = (await readChanges(this.#db, before, now)) ?? (await readWhole(this.#db, now));
    this.#current = result.catalogue;
    this.#nextTurn = result.nextTurn;
    this.#setTimer();
    this.#events.emit('version', { before, after: result.catalogue, changed: result.changed });
  }

  /** Schedules a refresh at the next turn. */
  #setTimer(wait = this.#untilNextTurn()): void {
    clearTimeout(this.#timer);
    if (wait === null) return;
    this.#timer = setTimeout(() => {
      // If the database does not answer, keep the current version and retry.
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
