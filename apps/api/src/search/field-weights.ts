import type { GroupKind } from './search-index.ts';

/**
 * How much a hit weighs by where it is: in the title; in the name of a brand, need, ingredient, format or flavour;
 * in the name of a category, which holds many things; in the summary and the claims; in the long text. Titles of pages
 * are sentences: they weigh a little less, so that what is a name can be told from them.
 */
export const fieldWeights = { title: 10, pageTitle: 9, name: 5, category: 3, summary: 2, text: 1 } as const;

/** A name tells what a thing is; summaries and texts mention much else. */
export const lightestName = fieldWeights.category;

/** Weight of the name of a group in what belongs to it. */
export function groupWeight(kind: GroupKind): number {
  return kind === 'category' ? fieldWeights.category : fieldWeights.name;
}
