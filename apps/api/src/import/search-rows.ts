import { languageOf, languages, locales, type Language, type Locale } from '@veralune/routing';
import type { Content } from '../content/folders.ts';
import type { PageFile, ProductFile } from '../content/schema.ts';
import { textsOf } from '../content/texts.ts';
import type { Database } from '../db/database.ts';
import * as db from '../db/schema.ts';
import { columnFields, fieldSeparator, type Field } from '../search/field-weights.ts';
import { wordsOf } from '../search/fold.ts';
import { stemsOf } from '../search/stem.ts';
import { tableRows, type TableRows } from './rows.ts';

/** Texts of one thing by the field that they are found in. */
type Found = Readonly<Partial<Record<Field, readonly string[]>>>;

type TermFolder = 'galenic-formats' | 'flavours' | 'active-ingredients' | 'themes';
type Document = typeof db.searchDocuments.$inferInsert;

const labels = (content: Content, folder: TermFolder, keys: readonly string[], locale: Locale): string[] =>
  keys.flatMap((key) => {
    const file = content[folder].get(key);
    return file ? textsOf(file.texts, locale).label : [];
  });

const titles = (
  content: Content,
  folder: 'brands' | 'categories' | 'needs',
  keys: readonly string[],
  locale: Locale,
): string[] =>
  keys.flatMap((key) => {
    const file = content[folder].get(key);
    return file ? textsOf<{ title: string }>(file.texts, locale).title : [];
  });

const ofProduct = (content: Content, product: ProductFile, locale: Locale): Found => {
  const words = textsOf(product.texts, locale);
  return {
    title: [words.name],
    name: [
      ...titles(content, 'brands', [product.brand], locale),
      ...titles(content, 'needs', product.needs, locale),
      ...labels(content, 'active-ingredients', product.active_ingredients, locale),
      ...labels(content, 'galenic-formats', [product.galenic_format], locale),
      ...labels(content, 'flavours', product.flavours, locale),
    ],
    category: titles(content, 'categories', product.categories, locale),
    summary: [words.summary, ...words.claims],
    text: [words.description],
  };
};

const ofPage = (content: Content, page: PageFile, locale: Locale): Found => {
  const words = textsOf(page.texts, locale);
  return {
    title: [words.title],
    name: [
      ...titles(content, 'needs', page.needs, locale),
      ...labels(content, 'themes', page.theme === null ? [] : [page.theme], locale),
    ],
    summary: [words.summary],
    text: [words.body],
  };
};

/** Types of pages that a search finds. */
const searchedPages: ReadonlySet<PageFile['type']> = new Set([
  'advice',
  'innovation',
  'about',
  'corpo_main',
  'corpo_page',
]);

type Thing = readonly [kind: Document['kind'], id: number, found: (locale: Locale) => Found];

const thingsOf = (content: Content): Thing[] => [
  ...[...content.products.values()].map((file): Thing => [
    'product',
    file.id,
    (locale) => ofProduct(content, file, locale),
  ]),
  ...[...content.brands.values()].map(({ id, texts }): Thing => {
    return [
      'brand',
      id,
      (locale) => {
        const words = textsOf(texts, locale);
        return { title: [words.title], summary: [words.tagline], text: [words.description] };
      },
    ];
  }),
  ...[...content.needs.values()].map(({ id, texts, parent }): Thing => {
    return [
      'need',
      id,
      (locale) => {
        const words = textsOf(texts, locale);
        const category = titles(content, 'needs', parent === null ? [] : [parent], locale);
        return { title: [words.title, words.label], category, summary: [words.summary], text: [words.body] };
      },
    ];
  }),
  ...[...content.pages.values()]
    .filter(({ type }) => searchedPages.has(type))
    .map((file): Thing => ['page', file.id, (locale) => ofPage(content, file, locale)]),
];

/** The distinct words of some texts, parted by spaces. */
const joined = (texts: readonly string[], language: Language): string =>
  [...new Set(texts.flatMap((text) => wordsOf(text, language)))].join(' ');

const documentOf = ([kind, entityId, found]: Thing, locale: Locale): Document => {
  const texts = found(locale);
  const column = (name: keyof typeof columnFields): string =>
    columnFields[name].map((field) => joined(texts[field] ?? [], languageOf(locale))).join(fieldSeparator);
  return { kind, entityId, locale, title: column('title'), keywords: column('keywords'), body: column('body') };
};

const wordRows = async (database: Database, documents: readonly Document[]): Promise<TableRows> => {
  const rows: (typeof db.searchWords.$inferInsert)[] = [];
  for (const lang of languages) {
    const words = new Set<string>();
    for (const { locale, title, keywords, body } of documents) {
      if (languageOf(locale) !== lang) continue;
      for (const word of [title, keywords, body].join(' ').split(/[ |]/)) if (word !== '') words.add(word);
    }
    const stems = await stemsOf(database, lang, [...words]);
    for (const [word, stem] of stems) rows.push({ lang, word, stem });
  }
  return tableRows(db.searchWords, rows);
};

/** What can be found by which words, and the stems of those words as the database makes them. */
export const searchRows = async (database: Database, content: Content): Promise<TableRows[]> => {
  const documents = thingsOf(content).flatMap((thing) => locales.map((locale) => documentOf(thing, locale)));
  return [tableRows(db.searchDocuments, documents), await wordRows(database, documents)];
};
