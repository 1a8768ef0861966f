import { fieldWeights, lightestName } from './field-weights.ts';
import { isLiteral, quality, type Meaning } from './meaning.ts';
import type { SearchIndex } from './search-index.ts';

/** How much a place of a hit tells: mentioned in a long text, mentioned in brief, named. */
export const place = { text: 1, brief: 2, name: 3 } as const;

/** What is guessed from the name of a category is only a mention: the category holds other things too. */
const placeOf = (fieldWeight: number, stemQuality: number): number => {
  if (fieldWeight >= fieldWeights.name || (fieldWeight === fieldWeights.category && isLiteral(stemQuality)))
    return place.name;
  return fieldWeight === fieldWeights.text ? place.text : place.brief;
};

/** Score of a hit. A mention counts only as the word itself: anything may be like one of many words. */
const hitScore = (fieldWeight: number, stemQuality: number): number =>
  fieldWeight < lightestName && stemQuality < quality.exact ? 0 : fieldWeight * stemQuality;

/** What the documents of an index have of a query. */
export interface Tally {
  readonly scores: Uint16Array;
  /** How many needed meanings occur in each document. */
  readonly hits: Uint8Array;
  /** The surest place of each document in which anything needed was found. */
  readonly places: Uint8Array;
  /** Best score of each needed meaning in each document. */
  readonly needed: readonly Uint16Array[];
  /** The documents in which anything was found. */
  readonly found: readonly number[];
}

/** Best score of a meaning in each document; notes where it was found. */
const bestHits = ({ postings, documents }: SearchIndex, meaning: Meaning, places: Uint8Array): Uint16Array => {
  const best = new Uint16Array(documents.length);
  for (const [stem, stemQuality] of meaning.stems) {
    const posting = postings.get(stem);
    // Plain loops: a frequent word is in most of the documents.
    for (let at = 0; posting && at < posting.documents.length; at += 1) {
      const document = posting.documents[at] ?? 0;
      const fieldWeight = posting.weights[at] ?? 0;
      const score = hitScore(fieldWeight, stemQuality);
      if (score === 0) continue;
      if (score > (best[document] ?? 0)) best[document] = score;
      if (meaning.isOptional) continue;
      const where = placeOf(fieldWeight, stemQuality);
      if (where > (places[document] ?? 0)) places[document] = where;
    }
  }
  return best;
};

export const tallyOf = (index: SearchIndex, meanings: readonly Meaning[]): Tally => {
  const size = index.documents.length;
  const scores = new Uint16Array(size);
  const hits = new Uint8Array(size);
  const places = new Uint8Array(size);
  const needed: Uint16Array[] = [];
  for (const meaning of meanings) {
    const best = bestHits(index, meaning, places);
    if (!meaning.isOptional) needed.push(best);
    for (let at = 0; at < size; at += 1) {
      const score = best[at] ?? 0;
      if (score === 0) continue;
      scores[at] = (scores[at] ?? 0) + score;
      if (!meaning.isOptional) hits[at] = (hits[at] ?? 0) + 1;
    }
  }
  const found: number[] = [];
  for (let at = 0; at < size; at += 1) if ((scores[at] ?? 0) > 0) found.push(at);
  return { scores, hits, places, needed, found };
};
