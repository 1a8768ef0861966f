import type { z } from 'zod';
import * as schema from './schema.ts';
import { synonyms } from './synonyms.ts';

/** Each folder of `content/` with the shape of its files. */
export const folders = {
  flavours: schema.term,
  'galenic-formats': schema.term,
  'diner-types': schema.term,
  'active-ingredients': schema.term,
  themes: schema.term,
  nutrients: schema.nutrient,
  media: schema.media,
  brands: schema.brand,
  categories: schema.category,
  needs: schema.need,
  products: schema.product,
  pages: schema.page,
  faqs: schema.faq,
  menus: schema.menus,
  settings: schema.settings,
  redirections: schema.redirections,
  synonyms,
} as const satisfies Record<string, z.ZodType>;

/** Folders whose files hold many things each, by name; the key of a thing is `<file>/<name>`. */
const collections: ReadonlySet<string> = new Set<keyof typeof folders>(['media']);

export type Folder = keyof typeof folders;

export function isCollection(folder: Folder): boolean {
  return collections.has(folder);
}

export const folderNames = Object.keys(folders) as readonly Folder[];

type FileOf<Name extends Folder> = z.output<(typeof folders)[Name]>;

/** The whole catalogue as editors wrote it, by folder and key. */
export type Content = { readonly [Name in Folder]: ReadonlyMap<string, FileOf<Name>> };

/** Folders whose files have texts with a slug, and so an address. */
export const addressed = [
  'brands',
  'categories',
  'needs',
  'products',
  'pages',
  'themes',
] as const satisfies readonly Folder[];
export type AddressedFolder = (typeof addressed)[number];
