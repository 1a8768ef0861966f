import { typeOfOriginal, type Format } from './formats.ts';
import type { MediaLibrary, Variant } from './media-library.ts';
import { originalKey } from './storage/keys.ts';

export interface Substitute {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly format: Format;
}

/** Those of the same format first, then those that every browser reads; of each the closest in width. */
function candidatesFor({ picture, width, format }: Variant): Variant[] {
  const fallback = picture.formats.at(-1) ?? format;
  const widths = [...picture.widths].sort((a, b) => Math.abs(a - width) - Math.abs(b - width) || b - a);
  return [...new Set([format, fallback])].flatMap((each) =>
    widths.map((wide) => ({ picture, width: wide, format: each })),
  );
}

/** What is shown as long as a variant does not exist: the closest one, else the original; null if nothing is stored. */
export async function closestVariant(library: MediaLibrary, wanted: Variant): Promise<Substitute | null> {
  for (const variant of candidatesFor(wanted)) {
    const bytes = await library.stored(variant);
    if (bytes) return { bytes, format: variant.format };
  }
  const { original } = wanted.picture;
  const bytes = await library.storage.read(originalKey(original));
  return bytes && { bytes, format: typeOfOriginal(original) };
}
