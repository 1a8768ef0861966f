import { typeOfOriginal, type Format } from './formats.ts';
import type { MediaLibrary, Variant } from './media-library.ts';
import { originalKey } from './storage/keys.ts';

export interface Substitute {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly format: Format;
}

/** Variants of the same format first, then of the fallback format, each ordered by distance in width. */
function candidatesFor({ picture, width, format }: Variant): Variant[] {
  const fallback = picture.formats.at(-1) ?? format;
  const widths = [...picture.widths].sort((a, b) => Math.abs(a - width) - Math.abs(b - width) || b - a);
  return [...new Set([format, fallback])].flatMap((each) =>
    widths.map((wide) => ({ picture, width: wide, format: each })),
  );
}

/** A stored substitute for a missing variant: the closest one, otherwise the original, otherwise null. */
export async function closestVariant(library: MediaLibrary, wanted: Variant): Promise<Substitute | null> {
  for (const variant of candidatesFor(wanted)) {
    const bytes = await library.stored(variant);
    if (bytes) return { bytes, format: variant.format };
  }
  const { original } = wanted.picture;
  const bytes = await library.storage.read(originalKey(original));
  return bytes && { bytes, format: typeOfOriginal(original) };
}
