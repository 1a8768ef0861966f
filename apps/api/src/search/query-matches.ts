import type { Bitset } from '../catalogue/bitset.ts';
import { fieldWeights, groupWeight, lowestNameWeight } from './field-weights.ts';
import { isLiteral, quality, type QueryTerm } from './query-term.ts';
import { slotOf, weightOf } from './postings.ts';
import type { GroupKind, SearchIndex } from './search-index.ts';

/** How strong a match is, by the field it is in: a long text, a summary, a name. */
export const matchStrength = { text: 1, summary: 2, name: 3 } as const;

/**
 * A non-literal match with the name of a category is only as strong as a summary: the category has other products too.
 */
function strengthOf(fieldWeight: number, stemQuality: number): number {
  if (fieldWeight >= fieldWeights.name || (fieldWeight === fieldWeights.category && isLiteral(stemQuality)))
    return matchStrength.name;
  return fieldWeight === fieldWeights.text ? matchStrength.text : matchStrength.summary;
}

/** Score of a match. In summaries and texts only exact matches count: they contain too many similar words. */
function hitScore(fieldWeight: number, stemQuality: number): number {
  return fieldWeight < lowestNameWeight && stemQuality < quality.exact ? 0 : fieldWeight * stemQuality;
}

/** Larger than every `ownTextScore`, so that it only decides between documents whose best field is equally good. */
const scoreStep = 4;

/**
 * Score of a term in the document's own text. Documents with the same brand, need or theme are equally good by its name;
 * those that also have the term in their own title or summary come first.
 */
function ownTextScore(fieldWeight: number): number {
  if (fieldWeight >= fieldWeights.pageTitle) return 3;
  return fieldWeight === fieldWeights.summary ? 2 : 1;
}

/** How the documents of an index match a query, by slot. */
export interface QueryMatches {
  readonly scores: Uint16Array;
  /** How many required terms each document contains. */
  readonly hits: Uint8Array;
  /** The strongest match of any required term in each document. */
  readonly strengths: Uint8Array;
  /** The best score of each required term, by slot. */
  readonly required: readonly Uint16Array[];
  /** Slots of the documents that contain any term. */
  readonly found: readonly number[];
}

/** @param isOwn whether the field is of the document itself, not the name of a group */
type Hit = (slot: number, fieldWeight: number, isOwn: boolean) => void;

/** Calls `hit` for every document that contains a stem, in a field of its own or in the name of a group. */
function forEachHit({ words, postings, groupsByStem, members }: SearchIndex, stem: string, hit: Hit): void {
  const number = words.vocabulary.numberOfStem(stem);
  if (number === undefined) return;
  for (const entry of postings.of(number)) hit(slotOf(entry), weightOf(entry), true);
  for (const name of groupsByStem.get(number) ?? []) {
    const weight = groupWeight(name.split(':')[0] as GroupKind);
    for (const slot of members.get(name) ?? []) hit(slot, weight, false);
  }
}

/** The best score of a term in each findable document. Updates `strengths` if the term is required. */
function bestHits(index: SearchIndex, findable: Bitset, term: QueryTerm, strengths: Uint8Array): Uint16Array {
  const best = new Uint16Array(findable.size);
  const own = new Uint8Array(findable.size);
  for (const [stem, stemQuality] of term.stems) {
    forEachHit(index, stem, (slot, fieldWeight, isOwn) => {
      if (isOwn) own[slot] = Math.max(own[slot] ?? 0, ownTextScore(fieldWeight));
      const score = hitScore(fieldWeight, stemQuality) * scoreStep;
      if (score === 0 || !findable.has(slot)) return;
      if (score > (best[slot] ?? 0)) best[slot] = score;
      if (term.isOptional) return;
      const strength = strengthOf(fieldWeight, stemQuality);
      if (strength > (strengths[slot] ?? 0)) strengths[slot] = strength;
    });
  }
  for (let slot = 0; slot < best.length; slot += 1) {
    const score = best[slot] ?? 0;
    if (score > 0) best[slot] = score + (own[slot] ?? 0);
  }
  return best;
}

/** @param findable slots of the documents that can be found */
export function matchesOf(index: SearchIndex, findable: Bitset, terms: readonly QueryTerm[]): QueryMatches {
  const { size } = findable;
  const scores = new Uint16Array(size);
  const hits = new Uint8Array(size);
  const strengths = new Uint8Array(size);
  const required: Uint16Array[] = [];
  for (const term of terms) {
    const best = bestHits(index, findable, term, strengths);
    if (!term.isOptional) required.push(best);
    for (let slot = 0; slot < size; slot += 1) {
      const score = best[slot] ?? 0;
      if (score === 0) continue;
      scores[slot] = (scores[slot] ?? 0) + score;
      if (!term.isOptional) hits[slot] = (hits[slot] ?? 0) + 1;
    }
  }
  const found: number[] = [];
  for (let slot = 0; slot < size; slot += 1) if ((scores[slot] ?? 0) > 0) found.push(slot);
  return { scores, hits, strengths, required, found };
}
