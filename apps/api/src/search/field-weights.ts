import type { GroupKind } from './search-index.ts';

/**
 * How much a hit weighs by where it is: in the title, in the summary and the claims, in the long text. The names of what
 * a thing belongs to are in between: a category holds many things and weighs less.
 */
export const fieldWeights = { title: 10, name: 5, category: 3, summary: 2, text: 1 } as const;

export const groupWeight = (kind: GroupKind): number =>
  kind === 'category' ? fieldWeights.category : fieldWeights.name;
