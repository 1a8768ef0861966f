import type { Locale } from '@veralune/routing';
import { eq } from 'drizzle-orm';
import type { ShopIndex } from '../catalogue/shop-index.ts';
import type { Database } from '../db/database.ts';
import { searchDocuments, type TextKind } from '../db/schema.ts';
import { columnFields, fieldSeparator, fieldWeights, lightestName } from './field-weights.ts';
import type { StemUse } from './interpret.ts';
import type { LanguageWords } from './language-words.ts';
import type { Vocabulary } from './vocabulary.ts';

interface FoundThing {
  readonly kind: TextKind;
  readonly id: number;
}

/** Where a stem occurs: documents in ascending order, each with the weight of its best field. */
interface Postings {
  readonly documents: Uint32Array;
  readonly weights: Uint8Array;
}

/**
 * What can be found in a shop and language. The products come first, at their positions in the shop,
 * so that a search narrows a listing without any translation of numbers.
 */
export interface SearchIndex extends LanguageWords, StemUse {
  readonly documents: readonly FoundThing[];
  readonly postings: ReadonlyMap<string, Postings>;
}

const weightBits = 4;

type Row = typeof searchDocuments.$inferSelect;

const isShown = ({ kind, entityId }: Row, shop: ShopIndex, pages: ReadonlySet<number>): boolean => {
  if (kind === 'product') return shop.positions.has(entityId);
  if (kind === 'brand' || kind === 'need') return shop.groups[kind].has(entityId);
  return pages.has(entityId);
};

const inDocumentOrder = (rows: readonly Row[], shop: ShopIndex): Row[] => {
  const place = (row: Row): number =>
    row.kind === 'product' ? (shop.positions.get(row.entityId) ?? 0) : shop.size + row.entityId;
  return rows.toSorted((left, right) => place(left) - place(right));
};

/** Document and weight in one number, so that building keeps one list per stem. */
type Packed = Map<string, number[]>;

const addWords = (packed: Packed, vocabulary: Vocabulary, document: number, text: string, weight: number): void => {
  for (const word of text.split(' ')) {
    const stem = vocabulary.stemOf(word);
    if (typeof stem !== 'string') continue;
    const list = packed.get(stem);
    // Fields come heaviest first: a stem that the document has already keeps its weight.
    const entry = (document << weightBits) | weight;
    if (list === undefined) packed.set(stem, [entry]);
    else if ((list.at(-1) ?? -1) >> weightBits !== document) list.push(entry);
  }
};

const addDocument = (packed: Packed, vocabulary: Vocabulary, document: number, row: Row): void => {
  for (const column of ['title', 'keywords', 'body'] as const) {
    const texts = row[column].split(fieldSeparator);
    for (const [at, field] of columnFields[column].entries())
      addWords(packed, vocabulary, document, texts[at] ?? '', fieldWeights[field]);
  }
};

const unpack = (packed: Packed): Map<string, Postings> => {
  const postings = new Map<string, Postings>();
  for (const [stem, list] of packed) {
    postings.set(stem, {
      documents: Uint32Array.from(list, (entry) => entry >> weightBits),
      weights: Uint8Array.from(list, (entry) => entry & (2 ** weightBits - 1)),
    });
  }
  return postings;
};

/** Stems of names. Titles of pages are prose and hold words of any kind. */
const namesIn = (postings: SearchIndex['postings'], documents: SearchIndex['documents']): Set<string> => {
  const names = new Set<string>();
  for (const [stem, { documents: found, weights }] of postings)
    if (found.some((at, index) => documents[at]?.kind !== 'page' && (weights[index] ?? 0) >= lightestName))
      names.add(stem);
  return names;
};

const buildSearchIndex = (rows: readonly Row[], words: LanguageWords): SearchIndex => {
  const packed: Packed = new Map();
  for (const [document, row] of rows.entries()) addDocument(packed, words.vocabulary, document, row);
  const postings = unpack(packed);
  const documents = rows.map(({ kind, entityId }) => ({ kind, id: entityId }));
  const names = namesIn(postings, documents);
  return {
    ...words,
    documents,
    postings,
    isUsed: (stem) => postings.has(stem),
    isName: (stem) => names.has(stem),
  };
};

export const loadSearchIndex = async (
  db: Database,
  locale: Locale,
  shop: ShopIndex,
  words: LanguageWords,
): Promise<SearchIndex> => {
  const rows = await db.select().from(searchDocuments).where(eq(searchDocuments.locale, locale));
  const pages = new Set(shop.pages.map(({ id }) => id));
  const shown = inDocumentOrder(
    rows.filter((row) => isShown(row, shop, pages)),
    shop,
  );
  return buildSearchIndex(shown, words);
};
