import type { Entry } from './entry.ts';

/** Replaces a word of a path with another word, or removes it. */
export interface Replacement {
  readonly word: string;
  readonly by: string;
  readonly entry: Entry;
}

/** `/fr/produits-en-ce-moment` → `/fr/produits`. A removed word takes one adjacent dash with it. */
export function replacedPath(path: string, { word, by }: Replacement): string {
  if (by !== '') return path.replaceAll(word, by);
  const without = path.replaceAll(`-${word}`, '').replaceAll(`${word}-`, '').replaceAll(word, '');
  return without.replace(/\/{2,}/g, '/').replace(/\/$/, '') || '/';
}
