import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PostingChanges } from '../../src/search/posting-changes.ts';
import { PostingLists } from '../../src/search/posting-lists.ts';
import { entryOf, slotOf, weightOf } from '../../src/search/postings.ts';

type Change = readonly [stem: number, slot: number, weight: number];

const stems = 40;
const change = fc.tuple(fc.nat(stems - 1), fc.nat(30), fc.nat(10));
/** Few changes, which stay outside the packed array, and many, after which all postings are packed again. */
const edits = fc.array(
  fc.oneof(fc.array(change, { maxLength: 8 }), fc.array(change, { minLength: 513, maxLength: 600 })),
  {
    maxLength: 6,
  },
);

function changesOf(all: readonly Change[]): PostingChanges {
  const changes = new PostingChanges();
  for (const [stem, slot, weight] of all) changes.push(stem, entryOf(slot, weight));
  return changes;
}

/** Weight by slot, for each stem. */
type Model = Map<number, Map<number, number>>;

function apply(model: Model, all: readonly Change[]): void {
  for (const [stem, slot, weight] of all) {
    const slots = model.get(stem) ?? new Map<number, number>();
    if (weight === 0) slots.delete(slot);
    else slots.set(slot, weight);
    model.set(stem, slots);
  }
}

function shown(lists: PostingLists, stem: number) {
  return [...lists.of(stem)].map((entry) => [slotOf(entry), weightOf(entry)]);
}

test('postings equal those of a map after any edits, and old versions do not change', () => {
  fc.assert(
    fc.property(edits, (all) => {
      const model: Model = new Map();
      let lists = PostingLists.empty;
      for (const edit of all) {
        const before = { lists, shown: Array.from({ length: stems }, (_, stem) => shown(lists, stem)) };
        lists = lists.with(changesOf(edit));
        apply(model, edit);
        for (let stem = 0; stem < stems; stem += 1) {
          const expected = [...(model.get(stem) ?? [])].sort(([left], [right]) => left - right);
          expect(shown(lists, stem)).toEqual(expected);
          expect(lists.heaviest(stem)).toBe(Math.max(0, ...expected.map(([, weight]) => weight)));
          expect(shown(before.lists, stem)).toEqual(before.shown[stem]);
        }
      }
    }),
  );
});

test('a stem that an earlier edit added remains when all postings are packed again', () => {
  const early = PostingLists.empty.with(changesOf([[stems, 3, 10]]));
  const many = Array.from({ length: 600 }, (_, slot): Change => [0, slot, 1]);
  expect(shown(early.with(changesOf(many)), stems)).toEqual([[3, 10]]);
});
