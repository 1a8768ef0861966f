import type { Language } from '@veralune/routing';
import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../db/database.ts';

/** Names of PostgreSQL's built-in stemmer dictionaries. */
const dictionaries: Readonly<Record<Language, string>> = {
  fr: 'french_stem',
  nl: 'dutch_stem',
  de: 'german_stem',
  it: 'italian_stem',
  es: 'spanish_stem',
};

const batch = 10_000;

/**
 * Stop words of the dictionaries that are also nouns in this catalogue, with the stem of their plural: `haar` means
 * hair as well as "her", `sentidos` means senses as well as "felt".
 */
const nounsAmongStopWords: Readonly<Partial<Record<Language, ReadonlyMap<string, string>>>> = {
  nl: new Map([['haar', 'har']]),
  es: new Map([
    ['sentido', 'sent'],
    ['sentidos', 'sent'],
  ]),
};

/** Words of one character are never stop words: `d` of vitamin D and `3` of omega 3 must be found. */
function stemOf(language: Language, word: string, lexemes: readonly string[] | null): string | null {
  const nounStem = nounsAmongStopWords[language]?.get(word);
  if (nounStem !== undefined) return nounStem;
  if (word.length === 1 || lexemes === null) return word;
  return lexemes[0] ?? null;
}

/** Stem of each word, null for stop words. */
export async function stemsOf(
  db: Pick<Database, 'execute'>,
  language: Language,
  words: readonly string[],
): Promise<Map<string, string | null>> {
  const stems = new Map<string, string | null>();
  for (let start = 0; start < words.length; start += batch) {
    const part = JSON.stringify(words.slice(start, start + batch));
    const rows = await rowsOf<{ word: string; lexemes: string[] | null }>(
      db,
      sql`select word, ts_lexize(${dictionaries[language]}::regdictionary, word) as lexemes
          from jsonb_array_elements_text(${part}::jsonb) as word`,
    );
    for (const { word, lexemes } of rows) stems.set(word, stemOf(language, word, lexemes));
  }
  return stems;
}
