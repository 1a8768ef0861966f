import { createHash } from 'node:crypto';
import { originalSides } from '../../content/media-schema.ts';
import { contentTypeOfOriginal, isFormat, type Format } from '../formats.ts';
import { originalKey } from '../storage/keys.ts';
import type { MediaStorage } from '../storage/storage.ts';
import type { CleanOriginal, PictureFault } from '../worker/job.ts';
import type { PictureWorker } from '../worker/picture-worker.ts';
import { uploadLimits } from './limits.ts';
import { documentFault } from './document-fault.ts';
import { fileType, type SniffedType } from './file-type.ts';

interface StoredFile {
  /** SHA-256 of the stored bytes, hexadecimal. */
  readonly hash: string;
  /** Name in the storage and in the resource: `<hash>.<type>`. */
  readonly original: string;
  /** Size of the stored file. */
  readonly bytes: number;
}

/** A stored picture: re-encoded, rotated by its EXIF orientation, and without EXIF. */
interface StoredPicture extends StoredFile {
  readonly type: Format;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly transparent: boolean;
}

/** A stored document, as it was uploaded. */
interface StoredDocument extends StoredFile {
  readonly type: 'pdf';
}

export type StoredOriginal = StoredPicture | StoredDocument;

/** Why a file is not stored. `reason` also says how to fix it. */
export interface RefusedOriginal {
  readonly refused: 'too-large' | 'unsupported-type' | 'active-content' | PictureFault;
  readonly reason: string;
}

const typeReasons: Readonly<Record<Exclude<SniffedType, Format | 'pdf'>, string>> = {
  svg: 'is SVG, which can carry scripts: export it as PNG or WebP',
  gif: 'is GIF: export a still picture as PNG or WebP',
  heic: 'is HEIC, which browsers do not show: export it as JPEG',
  unknown: 'is not JPEG, PNG, WebP or AVIF, nor a PDF: export it as one of these',
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

function fileOf(bytes: Uint8Array, type: Format | 'pdf'): StoredFile {
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { hash, original: `${hash}.${type}`, bytes: bytes.length };
}

function storedOf({ bytes, width, height, transparent }: CleanOriginal, type: Format): StoredPicture {
  return { ...fileOf(bytes, type), type, width, height, transparent };
}

export interface StoreOriginalOptions {
  readonly storage: Pick<MediaStorage, 'has' | 'write'>;
  readonly worker: Pick<PictureWorker, 'run'>;
}

export type StoreOriginal = (upload: Uint8Array<ArrayBuffer>) => Promise<StoredOriginal | RefusedOriginal>;

/** Returns a function that checks an uploaded file and stores it under the hash of its content, each file once. */
export function createStoreOriginal({ storage, worker }: StoreOriginalOptions): StoreOriginal {
  const store = async (bytes: Uint8Array, stored: StoredOriginal): Promise<StoredOriginal> => {
    const key = originalKey(stored.original);
    if (!(await storage.has(key))) await storage.write(key, bytes, contentTypeOfOriginal(stored.original));
    return stored;
  };
  return async (upload) => {
    if (upload.length > uploadLimits.bytes) return tooLarge;
    const type = fileType(upload);
    if (type === 'pdf') return documentFault(upload) ?? (await store(upload, { ...fileOf(upload, type), type }));
    if (!isFormat(type)) return { refused: 'unsupported-type', reason: typeReasons[type] };
    const clean = await worker.run<'original'>(
      () => Promise.resolve({ kind: 'original', upload, type }),
      'interactive',
    );
    if (clean.kind === 'refused') return { refused: clean.fault, reason: faultReasons[clean.fault] };
    return store(clean.bytes, storedOf(clean, type));
  };
}
