import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'deploy',
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    // It imports JSON files in a way that only bundlers understand.
    server: { deps: { inline: ['@actions/workflow-parser'] } },
  },
});
