import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'dev',
    include: ['test/**/*.test.ts'],
    testTimeout: 20_000,
    // The documented commands run in turn for two minutes: the other files beside them.
    maxWorkers: '100%',
  },
});
