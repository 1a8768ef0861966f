import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'dev',
    include: ['test/**/*.test.ts'],
    testTimeout: 20_000,
    // By default, Vitest leaves one core unused, and the documented commands take longer than all other files together.
    maxWorkers: '100%',
  },
});
