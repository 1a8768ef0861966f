import type { z } from 'zod';
import { media } from './media-schema.ts';
import { quiz } from './quiz-schema.ts';
import * as schema from './schema.ts';
import * as shopSchema from './shop-schema.ts';
import { synonyms } from './synonyms.ts';

/** The folders of `content/` with the schema of their files. */
export const folders = {
  flavours: schema.term,
  'galenic-formats': schema.term,
  'diner-types': schema.term,
  'active-ingredients': schema.term,
  themes: schema.theme,
  nutrients: schema.nutrient,
  media,
  brands: schema.brand,
  categories: schema.category,
  needs: schema.need,
  products: schema.product,
  pages: schema.page,
  faqs: schema.faq,
  menus: schema.menus,
  settings: schema.settings,
  redirections: schema.redirections,
  codes: shopSchema.code,
  delivery: shopSchema.delivery,
  quizzes: quiz,
  synonyms,
} as const satisfies Record<string, z.ZodType>;

/** Folders whose files contain several entries by name. The key of an entry is `<file>/<name>`. */
const collections: ReadonlySet<string> = new Set<keyof typeof folders>(['media']);

export type Folder = keyof typeof folders;

export function isCollection(folder: Folder): boolean {
  return collections.has(folder);
}

export const folderNames = Object.keys(folders) as readonly Folder[];

type FileOf<Name extends Folder> = z.output<(typeof folders)[Name]>;

/** All content files, by folder and key. */
export type Content = { readonly [Name in Folder]: ReadonlyMap<string, FileOf<Name>> };

/** Folders whose files have texts in each language. */
export const foldersWithTexts = [
  'flavours',
  'galenic-formats',
  'diner-types',
  'active-ingredients',
  'themes',
  'nutrients',
  'brands',
  'categories',
  'needs',
  'products',
  'pages',
  'faqs',
] as const satisfies readonly Folder[];

/** Folders whose files have an address, because their texts have a slug. */
export const addressed = [
  'brands',
  'categories',
  'needs',
  'products',
  'pages',
  'themes',
] as const satisfies readonly Folder[];
export type AddressedFolder = (typeof addressed)[number];
