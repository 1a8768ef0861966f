import type { Household } from '../household.ts';
import type { Counts } from './counts.ts';

/** One part of `npm test`. */
export interface Part {
  /** What `npm test -- <name>` calls it. */
  readonly name: string;
  readonly title: string;
  readonly run: (household: Household) => Promise<Counts>;
}
