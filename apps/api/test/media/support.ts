import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PictureBody } from '../../src/content/media-schema.ts';
import { pictureOf, type Picture } from '../../src/media/picture.ts';
import { createMediaLibrary, type MediaLibrary } from '../../src/media/media-library.ts';
import { openStorage } from '../../src/media/storage/open-storage.ts';
import type { MediaStorage } from '../../src/media/storage/storage.ts';
import { createStoreOriginal, type StoreOriginal } from '../../src/media/upload/store-original.ts';
import { createPictureWorker, type PictureWorker } from '../../src/media/worker/picture-worker.ts';

/** Storage, worker and library on a temporary folder. */
export interface TestMedia {
  readonly folder: string;
  readonly storage: MediaStorage;
  readonly worker: PictureWorker;
  readonly library: MediaLibrary;
  readonly storeOriginal: StoreOriginal;
  readonly close: () => void;
}

export async function openTestMedia(): Promise<TestMedia> {
  const folder = mkdtempSync(join(tmpdir(), 'veralune-media-'));
  const storage = await openStorage({ kind: 'folder', path: folder });
  const worker = createPictureWorker();
  return {
    folder,
    storage,
    worker,
    library: createMediaLibrary({ storage, worker }),
    storeOriginal: createStoreOriginal({ storage, worker }),
    close: () => {
      worker.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A picture of two colours: the left half is yellow. */
export function drawPicture(width: number, height: number, background = '#1f6f5c'): Sharp {
  return sharp({ create: { width, height, channels: 4, background } }).composite([
    { input: { create: { width: Math.ceil(width / 2), height, channels: 4, background: '#f0d020' } }, left: 0, top: 0 },
  ]);
}

export async function bytesOf(picture: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await picture.toBuffer());
}

/** An entry of `content/media` for a stored original. */
export function mediaFile(
  stored: Pick<PictureBody, 'original' | 'width' | 'height'> & Partial<PictureBody>,
): PictureBody {
  return {
    transparent: false,
    alt: {},
    focus: { x: 0.5, y: 0.5 },
    ...stored,
  };
}

/** Stores a picture and returns it as the catalogue has it. */
export async function storePicture(media: TestMedia, key: string, upload: Uint8Array<ArrayBuffer>): Promise<Picture> {
  const stored = await media.storeOriginal(upload);
  if ('refused' in stored) throw new Error(stored.reason);
  if (stored.type === 'pdf') throw new Error('The upload is a document');
  const { original, width, height, transparent } = stored;
  return pictureOf(key, mediaFile({ original, width, height, transparent }));
}
