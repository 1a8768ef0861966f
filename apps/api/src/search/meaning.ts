/**
 * How surely a stem of the catalogue is what was typed. A synonym of any of them is worth `synonymLoss` less:
 * a word that is typed exactly and has a synonym comes before the beginning of a longer word.
 */
export const quality = { exact: 10, prefix: 7, compound: 6, similar: 4 } as const;
export const synonymLoss = 2;

/** What one typed word, or one part of a compound, may mean: stems with their quality. Empty where nothing is known. */
export interface Meaning {
  readonly word: string;
  readonly stems: ReadonlyMap<string, number>;
  /**
   * Where it occurs it counts, but it need not: `Tabletten` of `Eisentabletten`, where iron comes in capsules, or
   * `complément` of `complément sommeil`.
   */
  readonly isOptional: boolean;
}

/** Whether the stem was typed, whole or its beginning, and not concluded from something else. */
export function isLiteral(stemQuality: number): boolean {
  return stemQuality === quality.exact || stemQuality === quality.prefix;
}
