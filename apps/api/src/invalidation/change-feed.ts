import type { MarketId } from '@veralune/routing';

/** The tags of the changes up to a version of the catalogue. */
export interface ChangedTags {
  /** The last version that the tags cover: the current one, or an earlier one. */
  readonly version: number;
  readonly tagsOf: (market: MarketId) => readonly string[];
}

/** The versions of the catalogue that this instance serves. */
export interface ChangeFeed {
  /** 1 or higher. */
  readonly currentVersion: () => number;
  /** Returns `all` if the individual changes are not known. `version` must be lower than the current version. */
  readonly changesSince: (version: number) => Promise<ChangedTags | 'all'>;
  /** Calls the listener after each new version. Returns a function that unsubscribes it. */
  readonly onVersion: (listener: () => void) => () => void;
}
