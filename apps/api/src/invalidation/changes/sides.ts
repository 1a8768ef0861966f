import type { Catalogue } from '../../catalogue/catalogue.ts';

/** Two versions of the catalogue. */
export type Sides = readonly [before: Catalogue, after: Catalogue];

/** The ids of all lists, each once. */
export function union(...lists: readonly (readonly number[])[]): number[] {
  return [...new Set(lists.flat())];
}
