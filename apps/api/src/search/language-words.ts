import type { Language } from '@veralune/routing';
import { eq } from 'drizzle-orm';
import type { SynonymsFile } from '../content/synonyms.ts';
import type { Database } from '../db/database.ts';
import { searchWords } from '../db/schema.ts';
import { loadSynonyms, type Synonyms } from './synonyms.ts';
import { Vocabulary } from './vocabulary.ts';

/** What all shops that speak a language search with. */
export interface LanguageWords {
  readonly vocabulary: Vocabulary;
  readonly synonyms: Synonyms;
}

/** Reads the words of the catalogue, and adds the synonyms of a language to them. */
export const loadLanguageWords = async (
  db: Database,
  language: Language,
  synonyms: SynonymsFile,
): Promise<LanguageWords> => {
  const vocabulary = new Vocabulary(language);
  const words = await db
    .select({ word: searchWords.word, stem: searchWords.stem })
    .from(searchWords)
    .where(eq(searchWords.lang, language));
  for (const { word, stem } of words) vocabulary.add(word, stem);
  return { vocabulary, synonyms: await loadSynonyms(db, vocabulary, synonyms) };
};
