import type { Target } from './config.ts';

/** The progress of a site, as the instance with its lease sees it. */
export interface Cursor {
  /** Null if nothing was delivered yet. */
  readonly deliveredVersion: number | null;
  /** Failed attempts since the last delivery. */
  readonly attempts: number;
  /** Milliseconds until the next attempt; 0 if it is due. */
  readonly waitMs: number;
}

/** Storage of the cursors and leases of all sites, shared by all instances of the API. */
export interface Deliveries {
  /** Takes the lease of a site for some milliseconds. Returns null if another instance has it. */
  readonly claim: (target: Target, leaseMs: number) => Promise<Cursor | null>;
  /** Releases the lease. */
  readonly release: (url: string) => Promise<void>;
  /** Stores the version that the site has now; null if it must invalidate everything next. Keeps the lease. */
  readonly delivered: (url: string, version: number | null) => Promise<void>;
  /** Stores the error of an attempt and the time of the next one, and releases the lease. */
  readonly failed: (url: string, error: string, retryMs: number) => Promise<void>;
}
