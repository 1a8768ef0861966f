import type { Hono } from 'hono';
import { problemText } from '../content/problem.ts';
import { log } from '../log.ts';
import { importOriginals } from './import-originals.ts';
import { makeMissing } from './make-missing.ts';
import { createMediaLibrary, type MediaLibrary } from './media-library.ts';
import { mediaRoutes } from './media-routes.ts';
import type { Pictures } from './picture.ts';
import { openStorage } from './storage/open-storage.ts';
import type { StorageSettings } from './storage/settings.ts';
import { createStoreOriginal, type StoreOriginal } from './upload/store-original.ts';
import { createPictureWorker } from './worker/picture-worker.ts';

export interface MediaOptions {
  /** The pictures of the catalogue at the moment. */
  readonly pictures: () => Pictures;
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

/** Stores the originals that lie beside the content, and opens the pictures for requests. */
export async function startMedia({ pictures, originalsDir, storage: settings }: MediaOptions): Promise<StartedMedia> {
  const storage = await openStorage(settings);
  const worker = createPictureWorker();
  const library = createMediaLibrary({ storage, worker });
  const all = [...pictures().values()].map((picture) => [picture.key, picture] as const);
  const { stored, problems } = await importOriginals(all, originalsDir, storage);
  if (stored > 0) log('info', 'Pictures stored.', { originals: stored });
  if (problems.length > 0) log('error', 'Originals of pictures are missing.', { problems: problems.map(problemText) });
  return {
    library,
    routes: mediaRoutes(library, pictures),
    storeOriginal: createStoreOriginal({ storage, worker }),
    makeMissing: () => {
      const start = performance.now();
      makeMissing(library, pictures()).then(
        (variants) => {
          if (variants > 0)
            log('info', 'Variants of pictures made.', {
              variants,
              milliseconds: Math.round(performance.now() - start),
            });
        },
        (error: unknown) => {
          log('error', 'Variants of pictures could not be made; they are tried again when they are asked for.', {
            error,
          });
        },
      );
    },
    close: worker.close,
  };
}
