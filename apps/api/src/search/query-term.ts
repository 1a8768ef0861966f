/**
 * How well a stem of the catalogue matches the typed word. The quality of a synonym is lower by `synonymLoss`: a
 * synonym of an exact match ranks above a longer word that starts with the typed one.
 */
export const quality = { exact: 10, prefix: 7, compound: 6, similar: 4 } as const;
export const synonymLoss = 2;

/** A typed word, or one part of a compound, with the stems that can match it. */
export interface QueryTerm {
  readonly word: string;
  /** Quality by stem; empty if nothing matches. */
  readonly stems: ReadonlyMap<string, number>;
  /**
   * The term raises the score but is not required: `Tabletten` of `Eisentabletten`, if iron is sold in capsules, or
   * `complément` of `complément sommeil`.
   */
  readonly isOptional: boolean;
}

/**
 * Whether the visitor typed the word of the stem, complete or as a prefix. Compounds and corrections are not literal.
 */
export function isLiteral(stemQuality: number): boolean {
  return stemQuality === quality.exact || stemQuality === quality.prefix;
}
