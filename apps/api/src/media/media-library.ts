import { contentTypeOf, type Format } from './formats.ts';
import type { Picture, Pictures } from './picture.ts';
import { originalKey, variantKey, variantsPrefix } from './storage/keys.ts';
import type { MediaStorage } from './storage/storage.ts';
import type { Priority } from './worker/job-queue.ts';
import type { PictureWorker } from './worker/picture-worker.ts';

export interface Variant {
  readonly picture: Picture;
  readonly width: number;
  readonly format: Format;
}

export interface MediaLibrary {
  readonly storage: MediaStorage;
  /** The variant, or null if it is not stored. */
  readonly stored: (variant: Variant) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Makes and stores a variant, once for concurrent calls. Rejects if the original can't be read. */
  readonly make: (variant: Variant, priority: Priority) => Promise<Uint8Array<ArrayBuffer>>;
}

export interface MediaLibraryOptions {
  readonly storage: MediaStorage;
  readonly worker: Pick<PictureWorker, 'run'>;
}

function keyOf({ picture, width, format }: Variant): string {
  return variantKey(picture.original, width, format);
}

/** Reads stored variants, and makes missing ones from the originals. */
export function createMediaLibrary({ storage, worker }: MediaLibraryOptions): MediaLibrary {
  const pending = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  const originalOf = async ({ original, key }: Picture): Promise<Uint8Array<ArrayBuffer>> => {
    const bytes = await storage.read(originalKey(original));
    if (!bytes) throw new Error(`The original ${original} of ${key} is not stored.`);
    return bytes;
  };
  const makeNew = async (variant: Variant, priority: Priority): Promise<Uint8Array<ArrayBuffer>> => {
    const { picture, width, format } = variant;
    const { bytes } = await worker.run<'variant'>(
      async () => ({ kind: 'variant', original: await originalOf(picture), width, format }),
      priority,
    );
    await storage.write(keyOf(variant), bytes, contentTypeOf(format));
    return bytes;
  };

  return {
    storage,
    stored: (variant) => storage.read(keyOf(variant)),
    make: (variant, priority) => {
      const key = keyOf(variant);
      const running = pending.get(key);
      if (running) return running;
      const made = makeNew(variant, priority).finally(() => pending.delete(key));
      pending.set(key, made);
      return made;
    },
  };
}

/** Variants that are not stored. The narrowest come first, because lists show them. */
export async function missingVariants(storage: MediaStorage, pictures: Pictures): Promise<Variant[]> {
  const present = await storage.keys(variantsPrefix);
  const all = [...pictures.values()].flatMap((picture) =>
    picture.widths.flatMap((width) => picture.formats.map((format): Variant => ({ picture, width, format }))),
  );
  const missing = new Map(
    all.filter((variant) => !present.has(keyOf(variant))).map((variant) => [keyOf(variant), variant]),
  );
  return [...missing.values()].sort((a, b) => a.width - b.width);
}
