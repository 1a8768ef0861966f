import { servicePage } from '@veralune/api-client/contract';
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
  /** A search for any of the words finds a page of the site, such as the store finder, if the market has it. */
  z.strictObject({ page: servicePage, words }),
]);

type Entry = z.infer<typeof entry>;

/** The words that visitors type. */
function subjectsOf(each: Entry): readonly string[] {
  if ('same' in each) return each.same;
  if ('optional' in each) return each.optional;
  return 'page' in each ? each.words : each.from;
}

/** A word can have one entry of each role. The words of each page are a role of their own. */
function roleOf(each: Entry): string {
  if ('optional' in each) return 'optional';
  return 'page' in each ? each.page : 'meaning';
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
  const owners = new Map<string, Set<string>>();
  for (const [at, each] of entries.entries()) {
    const subjects = subjectsOf(each);
    const owned = owners.get(roleOf(each)) ?? new Set<string>();
    owners.set(roleOf(each), owned);
    const other = subjects.find((subject) => owned.has(subject));
    const problem = problemOf(each) ?? (other === undefined ? undefined : `"${other}" already has an entry`);
    if (problem !== undefined) context.addIssue({ code: 'custom', path: [at], message: problem });
    for (const subject of subjects) owned.add(subject);
  }
});

export type SynonymsFile = z.infer<typeof synonyms>;
