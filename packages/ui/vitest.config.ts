import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** The system's browser; nothing is downloaded. */
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

/** Made anew for each project: Vitest writes into it. */
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
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'node',
          // The tokens are read out of the style sheets.
          css: true,
        },
      },
      {
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        test: {
          name: 'stories',
          // Stories leave nothing behind, so that their files can share one page.
          isolate: false,
          browser: inBrowser(),
        },
      },
      {
        // Keys that a person presses, as the browser itself gets them: a summary opens on Enter, Tab follows the page.
        test: { name: 'keyboard', include: ['src/**/*.keys.tsx'], browser: inBrowser() },
      },
    ],
  },
});
