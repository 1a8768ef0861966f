import type { Household } from '../household.ts';
import type { Counts } from './counts.ts';

export interface PartOptions {
  /** Keep the pictures that are seen now, rather than compare them. */
  readonly update: boolean;
}

/** One part of `npm test`. */
export interface Part {
  /** What `npm test -- <name>` calls it. */
  readonly name: string;
  readonly title: string;
  readonly run: (household: Household, options: PartOptions) => Promise<Counts>;
}
