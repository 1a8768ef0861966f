import { languageOf, type Locale } from '@veralune/routing';
import { eq } from 'drizzle-orm';
import type { ShopIndex } from '../catalogue/shop-index.ts';
import type { Database } from '../db/database.ts';
import { searchDocuments, searchWords, type TextKind } from '../db/schema.ts';
import { Spelling } from './spelling.ts';

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
export interface SearchIndex {
  readonly documents: readonly FoundThing[];
  readonly postings: ReadonlyMap<string, Postings>;
  /** Every word in alphabetical order, to find those that start alike. */
  readonly words: readonly string[];
  /** Stem of each word, null for stop words. */
  readonly stems: ReadonlyMap<string, string | null>;
  readonly spelling: Spelling;
}

const weights = { title: 10, keywords: 5, body: 1 } as const;
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

const addWords = (
  packed: Packed,
  stems: SearchIndex['stems'],
  used: Set<string>,
  document: number,
  text: string,
  weight: number,
): void => {
  for (const word of text.split(' ')) {
    const stem = stems.get(word);
    if (stem === undefined || word === '') continue;
    used.add(word);
    if (stem === null) continue;
    const list = packed.get(stem);
    // Fields come heaviest first: a stem that the document has already keeps its weight.
    const entry = (document << weightBits) | weight;
    if (list === undefined) packed.set(stem, [entry]);
    else if ((list.at(-1) ?? -1) >> weightBits !== document) list.push(entry);
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

const buildSearchIndex = (rows: readonly Row[], stems: SearchIndex['stems']): SearchIndex => {
  const packed: Packed = new Map();
  const used = new Set<string>();
  for (const [document, row] of rows.entries()) {
    for (const field of ['title', 'keywords', 'body'] as const) {
      addWords(packed, stems, used, document, row[field], weights[field]);
    }
  }
  const words = [...used].sort();
  return {
    documents: rows.map(({ kind, entityId }) => ({ kind, id: entityId })),
    postings: unpack(packed),
    words,
    stems,
    spelling: new Spelling(words),
  };
};

export const loadSearchIndex = async (db: Database, locale: Locale, shop: ShopIndex): Promise<SearchIndex> => {
  const rows = await db.select().from(searchDocuments).where(eq(searchDocuments.locale, locale));
  const words = await db
    .select({ word: searchWords.word, stem: searchWords.stem })
    .from(searchWords)
    .where(eq(searchWords.lang, languageOf(locale)));
  const pages = new Set(shop.pages.map(({ id }) => id));
  const shown = inDocumentOrder(
    rows.filter((row) => isShown(row, shop, pages)),
    shop,
  );
  return buildSearchIndex(shown, new Map(words.map(({ word, stem }) => [word, stem])));
};
