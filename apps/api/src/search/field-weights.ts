import type { GroupKind } from './search-index.ts';

/**
 * Weight of a match by its field: the title; the name of a brand, need, ingredient, format or flavour; the name of a
 * category, which contains many products; the summary and the claims; the long text. Titles of pages are sentences.
 * Their weight is a little lower, so that `stemUse` can distinguish them from names.
 */
export const fieldWeights = { title: 10, pageTitle: 9, name: 5, category: 3, summary: 2, text: 1 } as const;

/** The lowest weight of a field that names the document. Summaries and texts also mention other subjects. */
export const lowestNameWeight = fieldWeights.category;

/** Weight of a group's name for the documents that belong to the group. */
export function groupWeight(kind: GroupKind): number {
  return kind === 'category' ? fieldWeights.category : fieldWeights.name;
}
