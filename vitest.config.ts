import { defineConfig } from 'vitest/config';

/** Everything that runs in Node. The stories of packages/ui run in a browser: `npm test` starts them by themselves. */
export default defineConfig({
  test: {
    projects: [
      'packages/*',
      '!packages/ui',
      // The tokens are read out of the style sheets.
      {
        test: { name: 'ui', root: 'packages/ui', include: ['src/**/*.test.{ts,tsx}', 'docs/**/*.test.ts'], css: true },
      },
      'apps/api',
      'tooling/deploy',
      'tooling/dev',
      'tooling/drill',
      'tooling/e2e',
      'tooling/edge',
      'tooling/eslint-config',
      'tooling/visual',
      'tooling/leaflets',
      'tooling/packshots',
      'tooling/recorder',
      'tooling/markets',
      'tooling/redirects',
      // `npm test -- packages` builds the packages first.
      { extends: 'tooling/release/vitest.config.ts', test: { root: 'tooling/release', include: ['test/unit/**'] } },
    ],
  },
});
