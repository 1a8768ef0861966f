import { createHash } from 'node:crypto';
import { originalSides } from '../../content/schema.ts';
import { contentTypeOf, isFormat, type Format } from '../formats.ts';
import { originalKey } from '../storage/keys.ts';
import type { MediaStorage } from '../storage/storage.ts';
import type { CleanOriginal, PictureFault } from '../worker/job.ts';
import type { PictureWorker } from '../worker/picture-worker.ts';
import { uploadLimits } from './limits.ts';
import { pictureType, type SniffedType } from './picture-type.ts';

/** A stored original: re-encoded, rotated by its EXIF orientation, and without EXIF. */
export interface StoredOriginal {
  /** SHA-256 of the stored bytes, hexadecimal. */
  readonly hash: string;
  readonly type: Format;
  /** Name in the storage and in the resource: `<hash>.<type>`. */
  readonly original: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Size of the stored file. */
  readonly bytes: number;
  readonly transparent: boolean;
}

/** Why a file is not stored. `reason` also says how to fix it. */
export interface RefusedOriginal {
  readonly refused: 'too-large' | 'unsupported-type' | PictureFault;
  readonly reason: string;
}

const typeReasons: Readonly<Record<Exclude<SniffedType, Format>, string>> = {
  svg: 'is SVG, which can carry scripts: export it as PNG or WebP',
  gif: 'is GIF: export a still picture as PNG or WebP',
  heic: 'is HEIC, which browsers do not show: export it as JPEG',
  unknown: 'is not JPEG, PNG, WebP or AVIF: export it as one of these',
};

const faultReasons: Readonly<Record<PictureFault, string>> = {
  unreadable: 'is damaged or incomplete: open it in a picture editor and export it again',
  'too-small': `has a side of less than ${String(originalSides.smallest)} pixels: upload a larger picture`,
  'too-wide': `has a side of more than ${String(originalSides.largest)} pixels: scale it down`,
  'too-many-pixels': `has more than ${String(uploadLimits.pixels / 1e6)} megapixels: scale it down`,
};

export const tooLarge: RefusedOriginal = {
  refused: 'too-large',
  reason: `has more than ${String(uploadLimits.bytes / 1e6)} MB: scale it down or compress it more`,
};

function storedOf({ bytes, width, height, transparent }: CleanOriginal, type: Format): StoredOriginal {
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { hash, type, original: `${hash}.${type}`, width, height, bytes: bytes.length, transparent };
}

export interface StoreOriginalOptions {
  readonly storage: Pick<MediaStorage, 'has' | 'write'>;
  readonly worker: Pick<PictureWorker, 'run'>;
}

export type StoreOriginal = (upload: Uint8Array<ArrayBuffer>) => Promise<StoredOriginal | RefusedOriginal>;

/** Returns a function that checks an uploaded file and stores it under the hash of its content, each file once. */
export function createStoreOriginal({ storage, worker }: StoreOriginalOptions): StoreOriginal {
  return async (upload) => {
    if (upload.length > uploadLimits.bytes) return tooLarge;
    const type = pictureType(upload);
    if (!isFormat(type)) return { refused: 'unsupported-type', reason: typeReasons[type] };
    const clean = await worker.run<'original'>(
      () => Promise.resolve({ kind: 'original', upload, type }),
      'interactive',
    );
    if (clean.kind === 'refused') return { refused: clean.fault, reason: faultReasons[clean.fault] };
    const stored = storedOf(clean, type);
    const key = originalKey(stored.original);
    if (!(await storage.has(key))) await storage.write(key, clean.bytes, contentTypeOf(type));
    return stored;
  };
}
