import { z } from 'zod';

/** One word in lower case, with accents. German nouns are in lower case too. */
const word = z
  .string()
  .regex(/^[\p{Ll}\p{M}\p{N}]{1,40}$/u, 'must be one lower-case word of at most 40 letters')
  .normalize('NFC');

const words = z.array(word).min(1).max(100);

const entry = z.union([
  /** A search for a word of `from` also finds the words of `to`, but not the reverse. */
  z.strictObject({ from: words, to: words }),
  /** A search for any of the words finds all of them. */
  z.strictObject({ same: words.min(2) }),
  /** Unspecific words in a catalogue of supplements, such as `complément`. Results need not contain them. */
  z.strictObject({ optional: words }),
]);

type Entry = z.infer<typeof entry>;

/** The words that visitors type. */
function subjectsOf(each: Entry): readonly string[] {
  return 'same' in each ? each.same : 'optional' in each ? each.optional : each.from;
}

function repeated(list: readonly string[]): string | undefined {
  return list.find((each, at) => list.indexOf(each) < at);
}

/** Returns the problem of a single entry, or undefined. */
function problemOf(each: Entry): string | undefined {
  const twice = repeated(subjectsOf(each)) ?? ('to' in each ? repeated(each.to) : undefined);
  if (twice !== undefined) return `"${twice}" is in this list twice`;
  const own = 'to' in each ? each.to.find((target) => each.from.includes(target)) : undefined;
  return own === undefined ? undefined : `"${own}" is its own synonym`;
}

/**
 * `synonyms/<language>.yaml`: words that visitors type, and the catalogue's words for them. Used by the search only.
 */
export const synonyms = z.array(entry).superRefine((entries, context) => {
  const owners = { meaning: new Set<string>(), optional: new Set<string>() };
  for (const [at, each] of entries.entries()) {
    const subjects = subjectsOf(each);
    const owned = owners['optional' in each ? 'optional' : 'meaning'];
    const other = subjects.find((subject) => owned.has(subject));
    const problem = problemOf(each) ?? (other === undefined ? undefined : `"${other}" already has an entry`);
    if (problem !== undefined) context.addIssue({ code: 'custom', path: [at], message: problem });
    for (const subject of subjects) owned.add(subject);
  }
});

export type SynonymsFile = z.infer<typeof synonyms>;
