import type { Hono } from 'hono';
import { problemText } from '../content/problem.ts';
import { log } from '../log.ts';
import { importOriginals } from './import-originals.ts';
import { makeMissingVariants } from './make-missing-variants.ts';
import { createMediaLibrary, type MediaLibrary } from './media-library.ts';
import { mediaRoutes, type PublishedMedia } from './media-routes.ts';
import { openStorage } from './storage/open-storage.ts';
import type { StorageSettings } from './storage/settings.ts';
import { createStoreOriginal, type StoreOriginal } from './upload/store-original.ts';
import { createPictureWorker } from './worker/picture-worker.ts';

export interface MediaOptions extends PublishedMedia {
  readonly originalsDir: string;
  readonly storage: StorageSettings;
}

export interface StartedMedia {
  readonly library: MediaLibrary;
  readonly routes: Hono;
  readonly storeOriginal: StoreOriginal;
  /** Makes missing variants in the background, with lower priority than requests. */
  readonly makeMissingVariants: () => void;
  /** Stops the worker process. */
  readonly close: () => void;
}

/** Stores the originals of the content folder, and prepares routes and uploads. */
export async function startMedia({
  pictures,
  documents,
  originalsDir,
  storage: settings,
}: MediaOptions): Promise<StartedMedia> {
  const storage = await openStorage(settings);
  const worker = createPictureWorker();
  const library = createMediaLibrary({ storage, worker });
  const all = [...pictures().values(), ...documents().values()].map((each) => [each.key, each] as const);
  const { stored, problems } = await importOriginals(all, originalsDir, storage);
  if (stored > 0) log('info', 'Originals stored.', { originals: stored });
  if (problems.length > 0) log('error', 'Originals are missing.', { problems: problems.map(problemText) });
  return {
    library,
    routes: mediaRoutes(library, { pictures, documents }),
    storeOriginal: createStoreOriginal({ storage, worker }),
    makeMissingVariants: () => {
      const start = performance.now();
      makeMissingVariants(library, pictures()).then(
        (variants) => {
          if (variants > 0)
            log('info', 'Variants of pictures made.', {
              variants,
              milliseconds: Math.round(performance.now() - start),
            });
        },
        (error: unknown) => {
          log('error', 'Variants of pictures could not be made; each is tried again when it is requested.', {
            error,
          });
        },
      );
    },
    close: worker.close,
  };
}
