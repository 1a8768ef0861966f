import { fileURLToPath } from 'node:url';

function inRepository(path: string): string {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url));
}

export const contentDir = inRepository('apps/api/content');
/** The committed originals of the pictures. */
export const originalsDir = inRepository('apps/api/media');
/** Where the API stores pictures and their variants. */
export const dataMediaDir = inRepository('.data/media');
/** The recordings that Storybook shows. */
export const fixturesDir = inRepository('packages/ui/fixtures');
export const mediaDir = inRepository('packages/ui/fixtures/media');

/** The configuration of a market: `market.ts` of its app. */
export function marketFile(id: string): string {
  return inRepository(`apps/${id}/market.ts`);
}

/** The folder of a market's app. */
export function appFolder(id: string): string {
  return inRepository(`apps/${id}`);
}
