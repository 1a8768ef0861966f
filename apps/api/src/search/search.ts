import type { Bitset } from '../catalogue/bitset.ts';
import type { Slots } from '../catalogue/slots.ts';
import { complete } from './complete.ts';
import { interpret } from './interpret.ts';
import type { Meaning } from './meaning.ts';
import { Scores } from './scores.ts';
import { stemUse, type SearchIndex } from './search-index.ts';
import type { Stemmer } from './stemmer.ts';
import { place, tallyOf, type Tally } from './tally.ts';

/** What a search looks through. */
export interface Findable {
  /** Slots of everything that may be found. */
  readonly shown: Bitset;
  readonly slots: Slots;
}

/**
 * Things without those that only mention what is wanted: in a long text, or in brief while others of their kind are named
 * so.
 */
function withoutLoose({ places }: Tally, things: readonly number[]): readonly number[] {
  let surest: number = place.brief;
  for (const slot of things) surest = Math.max(surest, places[slot] ?? 0);
  return things.filter((slot) => places[slot] === surest);
}

/** Scores everything that is shown for what a query means. Each kind of thing is judged by itself. */
function scoresOf(index: SearchIndex, { shown, slots }: Findable, meanings: readonly Meaning[]): Scores {
  const tally = tallyOf(index, shown, meanings);
  const scores = new Uint16Array(shown.size);
  for (const things of Map.groupBy(tally.found, (slot) => slots.thing(slot)?.kind).values()) {
    for (const slot of withoutLoose(tally, complete(tally, things))) scores[slot] = tally.scores[slot] ?? 0;
  }
  return new Scores(scores);
}

/**
 * Scores everything that is shown for a text: each word must occur, as itself, as a synonym, as the start of a longer
 * word, as part of a compound or mistyped.
 */
export async function search(index: SearchIndex, findable: Findable, stemmer: Stemmer, text: string): Promise<Scores> {
  const { vocabulary } = index.words;
  return scoresOf(index, findable, await interpret(vocabulary, index.synonyms, stemmer, stemUse(index), text));
}
