import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'markets', include: ['test/**/*.test.ts'] } });
