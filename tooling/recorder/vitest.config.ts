import { join } from 'node:path';
import { createNextConfig } from '@veralune/site/next-config';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'recorder',
    include: ['test/**/*.test.ts'],
    // The screens of an app, as its build writes them into the bundle.
    env: createNextConfig(join(import.meta.dirname, '../../apps/be'), 'be').env ?? {},
    // The pages, with what they import: JSX and style sheets.
    server: { deps: { inline: [/@veralune\//] } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
