/**
 * How much a hit weighs by where it is: in the title; in the name of a brand, need, ingredient, format or flavour;
 * in the name of a category, which holds many things; in the summary and the claims; in the long text.
 */
export const fieldWeights = { title: 10, name: 5, category: 3, summary: 2, text: 1 } as const;

export type Field = keyof typeof fieldWeights;

/** A name tells what a thing is; summaries and texts mention much else. */
export const lightestName = fieldWeights.category;

/** Separates the fields that one column of `search_documents` holds. */
export const fieldSeparator = '|';

/** The fields of each column, in their order. */
export const columnFields = {
  title: ['title'],
  keywords: ['name', 'category'],
  body: ['summary', 'text'],
} as const satisfies Record<string, readonly Field[]>;
