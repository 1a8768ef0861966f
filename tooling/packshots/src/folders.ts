import { fileURLToPath } from 'node:url';

function inRepository(path: string): string {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url));
}

/** The content from which the pictures are drawn. */
export const contentDir = inRepository('apps/api/content');
/** The folder of the committed originals. */
export const originalsDir = inRepository('apps/api/media');
