import type { Folder } from '../content/folders.ts';

/** Kinds that have a file for each resource, and its folder. */
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
} as const satisfies Record<string, Folder>;
export type FileKind = keyof typeof fileKinds;

/** Kinds of which a market has one file that holds all of them. */
export const marketKinds = {
  menu: 'menus',
  setting: 'settings',
  redirection: 'redirections',
} as const satisfies Record<string, Folder>;
export type MarketKind = keyof typeof marketKinds;

/** Kinds of which there is one resource in each language, and its folder. */
export const languageKinds = { synonyms: 'synonyms' } as const satisfies Record<string, Folder>;
export type LanguageKind = keyof typeof languageKinds;

/** Kinds whose files hold many resources each, under their names. */
export const collectionKinds = { media: 'media' } as const satisfies Record<string, Folder>;
export type CollectionKind = keyof typeof collectionKinds;

export type Kind = FileKind | MarketKind | LanguageKind | CollectionKind;

/** Every kind of resource; those that others refer to come first. */
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
  'menu',
  'setting',
  'redirection',
  'synonyms',
] as const satisfies readonly Kind[];

export const fileKindNames = Object.keys(fileKinds) as readonly FileKind[];

/** Kinds whose key the author chooses: a file name, or the name of a picture. */
export function hasOwnKey(kind: Kind): kind is FileKind | CollectionKind {
  return kind === 'media' || isFileKind(kind);
}

export function isFileKind(kind: Kind): kind is FileKind {
  return Object.hasOwn(fileKinds, kind);
}

/** Words with a slug that products or pages are sorted by. */
export const termKinds = ['flavour', 'galenic_format', 'diner_type', 'active_ingredient', 'theme'] as const;
export type TermKind = (typeof termKinds)[number];

const kindByFolder = new Map<string, FileKind>(fileKindNames.map((kind) => [fileKinds[kind], kind]));

/** The kind of a reference such as `products/florelune-bebe`. */
export function kindOfFolder(folder: string): FileKind | undefined {
  return kindByFolder.get(folder);
}
