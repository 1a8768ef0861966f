import type { Bitset } from '../catalogue/bitset.ts';
import { fieldWeights, groupWeight, lightestName } from './field-weights.ts';
import { isLiteral, quality, type Meaning } from './meaning.ts';
import { slotOf, weightOf } from './postings.ts';
import type { GroupKind, SearchIndex } from './search-index.ts';

/** How much a place of a hit tells: mentioned in a long text, mentioned in brief, named. */
export const place = { text: 1, brief: 2, name: 3 } as const;

/** What is guessed from the name of a category is only a mention: the category holds other things too. */
function placeOf(fieldWeight: number, stemQuality: number): number {
  if (fieldWeight >= fieldWeights.name || (fieldWeight === fieldWeights.category && isLiteral(stemQuality)))
    return place.name;
  return fieldWeight === fieldWeights.text ? place.text : place.brief;
}

/** Score of a hit. A mention counts only as the word itself: anything may be like one of many words. */
function hitScore(fieldWeight: number, stemQuality: number): number {
  return fieldWeight < lightestName && stemQuality < quality.exact ? 0 : fieldWeight * stemQuality;
}

/** What the things of an index have of a query, by slot. */
export interface Tally {
  readonly scores: Uint16Array;
  /** How many needed meanings occur in each thing. */
  readonly hits: Uint8Array;
  /** The surest place of each thing in which anything needed was found. */
  readonly places: Uint8Array;
  /** Best score of each needed meaning in each thing. */
  readonly needed: readonly Uint16Array[];
  /** Slots of the things in which anything was found. */
  readonly found: readonly number[];
}

type Hit = (slot: number, fieldWeight: number) => void;

/** Calls `hit` for every place of a stem: in the fields of things, and in the names of what they belong to. */
function forEachHit({ words, postings, named, members }: SearchIndex, stem: string, hit: Hit): void {
  const number = words.vocabulary.numberOfStem(stem);
  if (number === undefined) return;
  // A frequent word is in most of the things.
  for (const entry of postings.of(number)) hit(slotOf(entry), weightOf(entry));
  for (const name of named.get(number) ?? []) {
    const weight = groupWeight(name.split(':')[0] as GroupKind);
    for (const slot of members.get(name) ?? []) hit(slot, weight);
  }
}

/** Best score of a meaning in each thing that is shown; notes where it was found. */
function bestHits(index: SearchIndex, shown: Bitset, meaning: Meaning, places: Uint8Array): Uint16Array {
  const best = new Uint16Array(shown.size);
  for (const [stem, stemQuality] of meaning.stems) {
    forEachHit(index, stem, (slot, fieldWeight) => {
      const score = hitScore(fieldWeight, stemQuality);
      if (score === 0 || !shown.has(slot)) return;
      if (score > (best[slot] ?? 0)) best[slot] = score;
      if (meaning.isOptional) return;
      const where = placeOf(fieldWeight, stemQuality);
      if (where > (places[slot] ?? 0)) places[slot] = where;
    });
  }
  return best;
}

/** @param shown the things that may be found */
export function tallyOf(index: SearchIndex, shown: Bitset, meanings: readonly Meaning[]): Tally {
  const { size } = shown;
  const scores = new Uint16Array(size);
  const hits = new Uint8Array(size);
  const places = new Uint8Array(size);
  const needed: Uint16Array[] = [];
  for (const meaning of meanings) {
    const best = bestHits(index, shown, meaning, places);
    if (!meaning.isOptional) needed.push(best);
    for (let slot = 0; slot < size; slot += 1) {
      const score = best[slot] ?? 0;
      if (score === 0) continue;
      scores[slot] = (scores[slot] ?? 0) + score;
      if (!meaning.isOptional) hits[slot] = (hits[slot] ?? 0) + 1;
    }
  }
  const found: number[] = [];
  for (let slot = 0; slot < size; slot += 1) if ((scores[slot] ?? 0) > 0) found.push(slot);
  return { scores, hits, places, needed, found };
}
