import { z } from 'zod';

/** One word as editors write it, with its accents; German nouns too are in lower case. */
const word = z
  .string()
  .regex(/^[\p{Ll}\p{M}\p{N}]{1,40}$/u, 'must be one lower-case word of at most 40 letters')
  .normalize('NFC');

const words = z.array(word).min(1).max(100);

const entry = z.union([
  /** Who types a word of `from` also means the words of `to`, and not the other way round. */
  z.strictObject({ from: words, to: words }),
  /** Each word also means all others. */
  z.strictObject({ same: words.min(2) }),
  /** Words that tell nothing in a catalogue of supplements, such as `complément`: beside others they are ignored. */
  z.strictObject({ ignore: words }),
]);

type Entry = z.infer<typeof entry>;

/** Words that the entry gives a meaning to. */
const explainedBy = (each: Entry): readonly string[] =>
  'same' in each ? each.same : 'ignore' in each ? each.ignore : each.from;

const repeated = (list: readonly string[]): string | undefined => list.find((each, at) => list.indexOf(each) < at);

/** What is wrong in an entry by itself. */
const faultOf = (each: Entry): string | undefined => {
  const twice = repeated(explainedBy(each)) ?? ('to' in each ? repeated(each.to) : undefined);
  if (twice !== undefined) return `"${twice}" is in this list twice`;
  const own = 'to' in each ? each.to.find((target) => each.from.includes(target)) : undefined;
  return own === undefined ? undefined : `"${own}" is its own synonym`;
};

/** `synonyms/<language>.yaml`: what visitors type, and the words of the catalogue that it means. Never shown. */
export const synonyms = z.array(entry).superRefine((entries, context) => {
  const owners = new Set<string>();
  for (const [at, each] of entries.entries()) {
    const fault = faultOf(each);
    if (fault !== undefined) context.addIssue({ code: 'custom', path: [at], message: fault });
    const other = explainedBy(each).find((explained) => owners.has(explained));
    if (other !== undefined)
      context.addIssue({ code: 'custom', path: [at], message: `"${other}" has an entry already` });
    for (const explained of explainedBy(each)) owners.add(explained);
  }
});

export type SynonymsFile = z.infer<typeof synonyms>;
