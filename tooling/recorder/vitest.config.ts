import { join } from 'node:path';
import { createNextConfig } from '@veralune/site/next-config';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'recorder',
    include: ['test/**/*.test.ts'],
    // The environment variables that the build of an app inlines.
    env: createNextConfig(join(import.meta.dirname, '../../apps/be'), 'be')(PHASE_PRODUCTION_BUILD).env ?? {},
    // The pages import JSX and style sheets.
    server: { deps: { inline: [/@veralune\//] } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
