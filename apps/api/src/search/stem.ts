import type { Language } from '@veralune/routing';
import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../db/database.ts';

/** PostgreSQL's own stemmers. */
const dictionaries: Readonly<Record<Language, string>> = {
  fr: 'french_stem',
  nl: 'dutch_stem',
  de: 'german_stem',
  it: 'italian_stem',
  es: 'spanish_stem',
};

const batch = 10_000;

/** `d` of vitamin D and `3` of omega 3 must be found, whatever the list of stop words says. */
const stemOf = (word: string, lexemes: readonly string[] | null): string | null => {
  if (word.length === 1 || lexemes === null) return word;
  return lexemes[0] ?? null;
};

/** Stem of each word, null for stop words. */
export const stemsOf = async (
  db: Pick<Database, 'execute'>,
  language: Language,
  words: readonly string[],
): Promise<Map<string, string | null>> => {
  const stems = new Map<string, string | null>();
  for (let start = 0; start < words.length; start += batch) {
    const part = JSON.stringify(words.slice(start, start + batch));
    const rows = await rowsOf<{ word: string; lexemes: string[] | null }>(
      db,
      sql`select word, ts_lexize(${dictionaries[language]}::regdictionary, word) as lexemes
          from jsonb_array_elements_text(${part}::jsonb) as word`,
    );
    for (const { word, lexemes } of rows) stems.set(word, stemOf(word, lexemes));
  }
  return stems;
};
