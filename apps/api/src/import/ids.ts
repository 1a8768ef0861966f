import type { Content, Folder } from '../content/folders.ts';
import type { TextKind } from '../db/schema.ts';

/** Kinds of texts and the folder that each comes from. */
export const kindFolders = {
  brand: 'brands',
  category: 'categories',
  need: 'needs',
  product: 'products',
  page: 'pages',
  nutrient: 'nutrients',
  flavour: 'flavours',
  galenic_format: 'galenic-formats',
  diner_type: 'diner-types',
  active_ingredient: 'active-ingredients',
  theme: 'themes',
} as const satisfies Record<TextKind, Folder>;

export type Identified = (typeof kindFolders)[TextKind];

/** Id of a file by its key. References were checked, so it is there. */
export const idOf = (content: Content, folder: Identified, key: string): number => {
  const file = content[folder].get(key);
  if (file === undefined) throw new Error(`${folder} has no "${key}"`);
  return file.id;
};

export const idOrNull = (content: Content, folder: Identified, key: string | null): number | null =>
  key === null ? null : idOf(content, folder, key);
