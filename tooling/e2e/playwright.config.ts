import { defineConfig, devices } from '@playwright/test';

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const phone = { ...devices['Pixel 7'] };

/** Without scripts, the languages of a market differ in their words alone. */
const oneLanguageOfEachMarket = /(?:fr-be|de-ch|es-es|de-de|it-it):/;

/** Change the catalogue, so they run alone, after all others. */
const invalidation = 'invalidation.spec.ts';
const maintenance = 'maintenance.spec.ts';
/** Counts the files of one site, so no other test visits that meanwhile; the maintenance is another site's. */
const disk = 'disk.spec.ts';
const alone = [invalidation, maintenance, disk];
/** Of answers, or of screens that a phone shows like any other page: once is enough. */
const once = ['caches.spec.ts', 'errors.spec.ts', 'first-paint.spec.ts', 'outage.spec.ts', 'redirects.spec.ts'];
/** Of lines and panels that only phones have. */
const ofPhones = ['filters.spec.ts', 'layout-shift.spec.ts'];
/** On a phone, a market that has many languages is tried in one whose words are long. */
const furtherLanguages = /(?:fr-ch|it-ch):/;

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A journey takes three quarters of a minute; four on a machine that others use too.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: chromiumFlags },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // What fades is no fault of contrast half-way; what moves is tested with its component.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: desktop, testIgnore: [...ofPhones, ...alone] },
    { name: 'phone', use: phone, testIgnore: [...once, ...alone], grepInvert: furtherLanguages },
    {
      name: 'without scripts',
      use: { ...desktop, javaScriptEnabled: false },
      testMatch: 'journey.spec.ts',
      grep: oneLanguageOfEachMarket,
    },
    { name: 'invalidation', testMatch: invalidation, dependencies: ['desktop', 'phone', 'without scripts'] },
    { name: 'maintenance', testMatch: [maintenance, disk], dependencies: ['invalidation'] },
  ],
});
