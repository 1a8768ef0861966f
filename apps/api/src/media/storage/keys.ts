import type { Format } from '../formats.ts';
import { encodingVersion } from '../variant-encoding.ts';

/** Storage key of an original. */
export function originalKey(original: string): string {
  return `originals/${original}`;
}

export const variantsPrefix = 'variants/';

/** Storage key of a variant. Variants with other encoding options have other keys. */
export function variantKey(original: string, width: number, format: Format): string {
  const hash = original.slice(0, original.lastIndexOf('.'));
  return `${variantsPrefix}${hash.slice(0, 2)}/${hash}/${encodingVersion}-${String(width)}.${format}`;
}
