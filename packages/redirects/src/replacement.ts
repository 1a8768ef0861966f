import type { Entry } from './entry.ts';

/** A word of a path that another one replaces, or none. */
export interface Replacement {
  readonly word: string;
  readonly by: string;
  readonly entry: Entry;
}

/** `/fr/produits-en-ce-moment` → `/fr/produits`; a dash that parted the word from others goes with it. */
export function replacedPath(path: string, { word, by }: Replacement): string {
  if (by !== '') return path.replaceAll(word, by);
  const without = path.replaceAll(`-${word}`, '').replaceAll(`${word}-`, '').replaceAll(word, '');
  return without.replace(/\/{2,}/g, '/').replace(/\/$/, '') || '/';
}
