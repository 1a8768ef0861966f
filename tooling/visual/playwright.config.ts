import { defineConfig } from '@playwright/test';
import { contextOptions } from './src/context-options.ts';

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The same pixels on every processor: no processor-specific code, no hinting, no subpixel antialiasing.
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  // Stories must not use the network: all other hosts are unreachable.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  // On two cores: pages wait for frames and animations.
  workers: 3,
  retries: 0,
  timeout: 120_000,
  forbidOnly: true,
  reporter: 'list',
  use: {
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: chromiumFlags },
    contextOptions,
  },
  projects: [
    { name: 'pictures', testMatch: 'pictures.spec.ts', teardown: 'baseline' },
    // After the pictures, so that an update also deletes the unused files.
    { name: 'baseline', testMatch: 'baseline.spec.ts' },
    { name: 'settings', testMatch: 'settings.spec.ts' },
  ],
});
