import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'tracking',
    include: ['test/**/*.test.ts'],
    typecheck: { enabled: true, checker: 'check-types', include: ['test/**/*.test-d.ts'], tsconfig: './tsconfig.json' },
  },
});
