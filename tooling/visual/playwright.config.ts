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
  // The same pixels on every processor: no code path of a particular one, no hinting, no coloured edges.
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  // Stories need nothing from elsewhere; what asks for it gets nothing.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  forbidOnly: true,
  reporter: 'list',
  use: {
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: chromiumFlags },
    contextOptions,
  },
  projects: [
    { name: 'pictures', testMatch: 'pictures.spec.ts', teardown: 'album' },
    // After the pictures, so that an update leaves an album in order.
    { name: 'album', testMatch: 'album.spec.ts' },
    { name: 'reflow', testMatch: 'reflow.spec.ts' },
    { name: 'preferences', testMatch: 'preferences.spec.ts' },
  ],
});
