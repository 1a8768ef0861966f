import type { Hono } from 'hono';
import type { Content } from '../content/folders.ts';
import { log } from '../log.ts';
import { currentMedia, publishMedia } from './current-media.ts';
import { importOriginals } from './import-originals.ts';
import { makeMissing } from './make-missing.ts';
import { createMediaIndex } from './media-index.ts';
import { createMediaLibrary, type MediaLibrary } from './media-library.ts';
import { mediaRoutes } from './media-routes.ts';
import { openStorage } from './storage/open-storage.ts';
import type { StorageSettings } from './storage/settings.ts';
import { createStoreOriginal, type StoreOriginal } from './upload/store-original.ts';
import { createPictureWorker } from './worker/picture-worker.ts';

export interface MediaOptions {
  readonly content: Pick<Content, 'media' | 'products' | 'brands'>;
  readonly originalsDir: string;
  readonly storage: StorageSettings;
}

export interface StartedMedia {
  readonly library: MediaLibrary;
  readonly routes: Hono;
  readonly storeOriginal: StoreOriginal;
  /** Makes the variants that are missing, in the worker process, behind those that clients ask for. */
  readonly makeMissing: () => void;
  /** Ends the worker process. */
  readonly close: () => void;
}

/** Stores the originals of the content, and publishes its pictures for answers and `/media`. */
export const startMedia = async ({ content, originalsDir, storage: settings }: MediaOptions): Promise<StartedMedia> => {
  const storage = await openStorage(settings);
  const worker = createPictureWorker();
  const library = createMediaLibrary({ storage, worker });
  const stored = await importOriginals(content.media, originalsDir, storage);
  if (stored > 0) log('info', 'Pictures stored.', { originals: stored });
  publishMedia(createMediaIndex(content));
  return {
    library,
    routes: mediaRoutes(library),
    storeOriginal: createStoreOriginal({ storage, worker }),
    makeMissing: () => {
      const start = performance.now();
      makeMissing(library, currentMedia()).then(
        (variants) => {
          if (variants > 0) log('info', 'Variants of pictures made.', { variants, milliseconds: Math.round(performance.now() - start) });
        },
        (error: unknown) => {
          log('error', 'Variants of pictures could not be made; they are tried again when they are asked for.', { error });
        },
      );
    },
    close: worker.close,
  };
};
