import type { Format } from '../formats.ts';
import { recipeVersion } from '../recipe.ts';

/** Where an original is stored. */
export function originalKey(original: string): string {
  return `originals/${original}`;
}

export const variantsPrefix = 'variants/';

/** Where a variant is stored: below the hash of its original, beside those made in another way. */
export function variantKey(original: string, width: number, format: Format): string {
  const hash = original.slice(0, original.lastIndexOf('.'));
  return `${variantsPrefix}${hash.slice(0, 2)}/${hash}/${recipeVersion}-${String(width)}.${format}`;
}
