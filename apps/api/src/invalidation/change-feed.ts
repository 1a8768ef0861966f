import type { MarketId } from '@veralune/routing';

/** What changed between two versions of the catalogue. */
export interface ChangedTags {
  /** The version that the tags lead to: the catalogue's own, or an earlier one. */
  readonly version: number;
  readonly tagsOf: (market: MarketId) => readonly string[];
}

/** The versions of the catalogue that this instance serves. */
export interface ChangeFeed {
  /** 1 or higher. */
  readonly currentVersion: () => number;
  /** `all` where the changes since are not known one by one. Never called with the current version or a later one. */
  readonly changesSince: (version: number) => Promise<ChangedTags | 'all'>;
  /** Calls the listener after each new version; the answer ends that. */
  readonly onVersion: (listener: () => void) => () => void;
}
