import { marketIds, type MarketId } from '@veralune/routing';
import type { LiveCatalogue, VersionChange } from '../catalogue/live-catalogue.ts';
import type { Database } from '../db/database.ts';
import { log } from '../log.ts';
import type { ChangedTags, ChangeFeed } from './change-feed.ts';
import { changedEntries } from './changes/changed-entries.ts';
import { changesBetween } from './changes/changes-between.ts';
import { tagsOfChanges } from './tags-of-change.ts';

/** The tags of the changes from one version to a later one; null if anything can have changed. */
interface Step {
  readonly from: number;
  readonly to: number;
  readonly tags: Readonly<Record<MarketId, readonly string[]>> | null;
}

/** Number of steps in memory. A site that missed more invalidates everything. */
const mostSteps = 1_000;

async function tagsOf(db: Database, change: VersionChange, now: number): Promise<Step['tags']> {
  const { before, after, changed } = change;
  if (changed === null) return null;
  const changes = changesBetween(before, after, await changedEntries(db, { ...change, changed }), now);
  return Object.fromEntries(
    marketIds.map((market) => [market, tagsOfChanges(changes, market)]),
  ) as unknown as Step['tags'];
}

/** A feed of the versions that this instance has loaded, with the tags of their changes. */
export function catalogueFeed(db: Database, live: LiveCatalogue, now: () => number = Date.now): ChangeFeed {
  const steps: Step[] = [];
  const listeners = new Set<() => void>();
  let version = live.current.version;
  let work = Promise.resolve();

  const add = async (change: VersionChange): Promise<void> => {
    const tags = await tagsOf(db, change, now()).catch((error: unknown) => {
      log('error', 'The tags of a change could not be computed; sites invalidate everything.', { error });
      return null;
    });
    steps.push({ from: change.before.version, to: change.after.version, tags });
    if (steps.length > mostSteps) steps.shift();
    version = change.after.version;
    for (const listener of listeners) listener();
  };
  live.onVersion((change) => {
    work = work.then(() => add(change));
  });

  const changesSince = (since: number): ChangedTags | 'all' => {
    const missed = steps.filter(({ to }) => to > since);
    const [first] = missed;
    if (first === undefined || first.from > since || missed.some(({ tags }) => tags === null)) return 'all';
    return { version, tagsOf: (market) => [...new Set(missed.flatMap(({ tags }) => tags?.[market] ?? []))] };
  };

  return {
    currentVersion: () => version,
    changesSince: (since) => Promise.resolve(changesSince(since)),
    onVersion: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
