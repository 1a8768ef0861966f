import type { Hono } from 'hono';
import { log } from '../log.ts';
import { openMedia, type MediaOptions } from './media-library.ts';
import { mediaRoutes } from './media-routes.ts';
import { publishVersions } from './versions.ts';

export interface StartedMedia {
  readonly routes: Hono;
  /** Draws what is missing, in threads of its own; until then a picture is drawn when it is asked for. */
  readonly drawMissing: () => void;
}

/** Opens the pictures of the catalogue and puts their versions into the API's answers. */
export const startMedia = (options: MediaOptions): StartedMedia => {
  const library = openMedia(options);
  publishVersions(library.index);
  return {
    routes: mediaRoutes(library),
    drawMissing: () => {
      library.renderAll().then(
        (rendered) => {
          if (rendered.drawn > 0) log('info', 'Pictures drawn.', { ...rendered });
        },
        (error: unknown) => {
          log('error', 'Pictures could not be drawn; they are tried again when they are asked for.', { error });
        },
      );
    },
  };
};
