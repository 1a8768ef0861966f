import { fileURLToPath } from 'node:url';

function inRepository(path: string): string {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url));
}

/** The content from which the leaflets are made. */
export const contentDir = inRepository('apps/api/content');
/** The folder of the committed files. */
export const originalsDir = inRepository('apps/api/media');
/** The entries of the leaflets in the content. */
export const entriesFile = inRepository('apps/api/content/media/documents.yaml');
