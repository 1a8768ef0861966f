import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    include: ['test/**/*.test.ts'],
    // What needs several processes on one database: the embedded engine lets one in.
    exclude: [...configDefaults.exclude, ...(process.env['TEST_DATABASE_URL'] ? [] : ['test/server/**'])],
    globalSetup: './test/support/global-setup.ts',
    // Each embedded database takes half a gigabyte.
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
