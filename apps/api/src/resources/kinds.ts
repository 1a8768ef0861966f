import type { Folder } from '../content/folders.ts';

/** Folder of each kind that has one file per resource. */
export const fileKinds = {
  flavour: 'flavours',
  galenic_format: 'galenic-formats',
  diner_type: 'diner-types',
  active_ingredient: 'active-ingredients',
  theme: 'themes',
  nutrient: 'nutrients',
  brand: 'brands',
  category: 'categories',
  need: 'needs',
  product: 'products',
  page: 'pages',
  faq: 'faqs',
  code: 'codes',
  delivery: 'delivery',
  quiz: 'quizzes',
} as const satisfies Record<string, Folder>;
export type FileKind = keyof typeof fileKinds;

/** Folder of each kind that has one file per market, with all its resources. */
export const marketKinds = {
  menu: 'menus',
  setting: 'settings',
  redirection: 'redirections',
} as const satisfies Record<string, Folder>;
export type MarketKind = keyof typeof marketKinds;

/** Folder of each kind that has one resource per language. */
export const languageKinds = { synonyms: 'synonyms' } as const satisfies Record<string, Folder>;
export type LanguageKind = keyof typeof languageKinds;

/** Folder of each kind whose files hold several resources by name. */
export const collectionKinds = { media: 'media' } as const satisfies Record<string, Folder>;
export type CollectionKind = keyof typeof collectionKinds;

export type Kind = FileKind | MarketKind | LanguageKind | CollectionKind;

/** Every kind of resource; a kind comes after those that it refers to. */
export const kinds = [
  'media',
  'flavour',
  'galenic_format',
  'diner_type',
  'active_ingredient',
  'theme',
  'nutrient',
  'brand',
  'category',
  'need',
  'product',
  'page',
  'faq',
  'code',
  'delivery',
  'quiz',
  'menu',
  'setting',
  'redirection',
  'synonyms',
] as const satisfies readonly Kind[];

/** The kind of pharmacies. They have a table of their own, which is not part of the projection. Source: docs/decisions/0018. */
export const pointOfSaleKind = 'point_of_sale';

/** Every kind that editors write. */
export const recordKinds = [...kinds, pointOfSaleKind] as const;
export type RecordKind = (typeof recordKinds)[number];

export const fileKindNames = Object.keys(fileKinds) as readonly FileKind[];

/** Kinds whose key the author chooses: a file name, or the name of a picture. */
export function hasOwnKey(kind: Kind): kind is FileKind | CollectionKind {
  return kind === 'media' || isFileKind(kind);
}

export function isFileKind(kind: Kind): kind is FileKind {
  return Object.hasOwn(fileKinds, kind);
}

/** Kinds of terms: labels with a slug that classify products or pages. */
export const termKinds = ['flavour', 'galenic_format', 'diner_type', 'active_ingredient', 'theme'] as const;
export type TermKind = (typeof termKinds)[number];

const kindByFolder = new Map<string, FileKind>(fileKindNames.map((kind) => [fileKinds[kind], kind]));

/** The kind of a reference such as `products/florelune-bebe`. */
export function kindOfFolder(folder: string): FileKind | undefined {
  return kindByFolder.get(folder);
}
