import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** The installed browser; nothing is downloaded. */
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

const launchOptions = {
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** A new object for each project, because Vitest modifies it. */
function inBrowser() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions }),
    instances: [{ browser: 'chromium' as const }],
  };
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'ui',
          include: ['src/**/*.test.{ts,tsx}', 'docs/**/*.test.ts'],
          environment: 'node',
          // The tests read the tokens from the style sheets.
          css: true,
        },
      },
      {
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        test: {
          name: 'stories',
          // Stories clean up after themselves, so their files can share one page.
          isolate: false,
          // By default, Vitest leaves one core unused. On two cores, one page takes half again as long as two.
          maxWorkers: '100%',
          browser: inBrowser(),
        },
      },
      {
        // Real key presses in the browser: Enter opens a summary, Tab moves in the order of the page.
        test: { name: 'keyboard', include: ['src/**/*.keys.tsx'], browser: inBrowser() },
      },
    ],
  },
});
