import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'recorder',
    include: ['test/**/*.test.ts'],
    // The pages, with what they import: JSX and style sheets.
    server: { deps: { inline: [/@veralune\//] } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
