import type { Target } from './config.ts';

/** How far a site has heard, while this instance alone tells it. */
export interface Cursor {
  /** Null where nothing was delivered yet. */
  readonly deliveredVersion: number | null;
  /** Failed attempts since the last delivery. */
  readonly attempts: number;
  /** Milliseconds until the next attempt is due; 0 where it is. */
  readonly waitMs: number;
}

/** Where the cursors of all sites are kept, for all instances of the API. */
export interface Deliveries {
  /** Takes the lease of a site for some milliseconds, or null where another instance has it. */
  readonly claim: (target: Target, leaseMs: number) => Promise<Cursor | null>;
  /** Gives the lease back; nothing was sent. */
  readonly release: (url: string) => Promise<void>;
  /** The site has this version now; null where it has to forget everything first. Keeps the lease. */
  readonly delivered: (url: string, version: number | null) => Promise<void>;
  /** Keeps why an attempt failed and when the next one is due, and gives the lease back. */
  readonly failed: (url: string, error: string, retryMs: number) => Promise<void>;
}
