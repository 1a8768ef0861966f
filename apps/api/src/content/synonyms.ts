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
  /** Words that tell little in a catalogue of supplements, such as `complément`: beside others they need not occur. */
  z.strictObject({ optional: words }),
]);

type Entry = z.infer<typeof entry>;

/** Words that the entry is about. */
function subjectsOf(each: Entry): readonly string[] {
  return 'same' in each ? each.same : 'optional' in each ? each.optional : each.from;
}

function repeated(list: readonly string[]): string | undefined {
  return list.find((each, at) => list.indexOf(each) < at);
}

/** What is wrong in an entry by itself. */
function faultOf(each: Entry): string | undefined {
  const twice = repeated(subjectsOf(each)) ?? ('to' in each ? repeated(each.to) : undefined);
  if (twice !== undefined) return `"${twice}" is in this list twice`;
  const own = 'to' in each ? each.to.find((target) => each.from.includes(target)) : undefined;
  return own === undefined ? undefined : `"${own}" is its own synonym`;
}

/** `synonyms/<language>.yaml`: what visitors type, and the words of the catalogue that it means. Never shown. */
export const synonyms = z.array(entry).superRefine((entries, context) => {
  const owners = { meaning: new Set<string>(), optional: new Set<string>() };
  for (const [at, each] of entries.entries()) {
    const subjects = subjectsOf(each);
    const owned = owners['optional' in each ? 'optional' : 'meaning'];
    const other = subjects.find((subject) => owned.has(subject));
    const fault = faultOf(each) ?? (other === undefined ? undefined : `"${other}" has an entry already`);
    if (fault !== undefined) context.addIssue({ code: 'custom', path: [at], message: fault });
    for (const subject of subjects) owned.add(subject);
  }
});

export type SynonymsFile = z.infer<typeof synonyms>;
