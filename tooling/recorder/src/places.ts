import { fileURLToPath } from 'node:url';

const inRepository = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export const contentDir = inRepository('apps/api/content');
/** Where the API keeps the pictures that it drew. */
export const drawnDir = inRepository('.data/media');
/** What Storybook shows. */
export const fixturesDir = inRepository('packages/ui/fixtures');
export const mediaDir = inRepository('packages/ui/fixtures/media');

/** What a market's team decides: `market.ts` of its app. */
export const marketFile = (id: string): string => inRepository(`apps/${id}/market.ts`);
