import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'visual', include: ['test/**/*.test.ts'] } });
