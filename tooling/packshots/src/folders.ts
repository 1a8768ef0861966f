import { fileURLToPath } from 'node:url';

function inRepository(path: string): string {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url));
}

/** What the pictures are drawn from. */
export const contentDir = inRepository('apps/api/content');
/** Where the originals are committed. */
export const originalsDir = inRepository('apps/api/media');
