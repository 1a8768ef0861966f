import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'edge', include: ['test/**/*.test.ts'], testTimeout: 20_000 } });
