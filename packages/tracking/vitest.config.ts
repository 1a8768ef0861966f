import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'tracking',
    include: ['test/**/*.test.ts'],
    typecheck: { enabled: true, include: ['test/**/*.test-d.ts'], tsconfig: './tsconfig.json' },
  },
});
