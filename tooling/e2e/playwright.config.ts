import { defineConfig, devices } from '@playwright/test';
import { findRedis } from '@veralune/dev/testing/private-redis';
import { findNginx } from '@veralune/edge';
import { returningVisitor } from './src/returning-visitor.ts';

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

/**
 * The journey from page to page takes a minute, so each market is in a wide window or on a phone. The languages of a market
 * have the same code: `crawl.spec` reads the pages of all eight locales, and the tests of the API search in each language.
 */
const journey = 'journey.spec.ts';
const wideLocales = /(?:fr-be|es-es|it-it):/;
const phoneLocales = /(?:de-ch|de-de):/;
/** So is each market's purchase: German, with the longest words, on a phone, and the others in a wide window. */
const widePurchase = /(?:fr-be|de-ch|es-es): two products/;
const phonePurchase = /de-de: two products/;
/** Without scripts, other markets differ only in their texts. This one has languages to choose from. */
const localesWithoutScripts = /fr-be:/;

/** These tests change the catalogue, so they run alone, after all others. */
const invalidation = 'invalidation.spec.ts';
const preview = 'preview.spec.ts';
const stockReminder = 'stock-reminder.spec.ts';
const sharedCache = 'shared-cache.spec.ts';
/** Compares answers that nginx keeps for minutes, such as sitemaps, so no other test may change the catalogue meanwhile. */
const edgeAnswers = 'edge-answers.spec.ts';
const maintenance = 'maintenance.spec.ts';
const video = 'video.spec.ts';
/** Counts the files of one site, so no other test may visit that site at the same time. `maintenance` uses another site. */
const disk = 'disk.spec.ts';
const alone = [invalidation, preview, stockReminder, video, sharedCache, edgeAnswers, maintenance, disk];
/** Tests of responses, or of screens without a special layout on phones: they run only in the desktop project. */
const once = [
  'account.spec.ts',
  'caches.spec.ts',
  'cart.spec.ts',
  'checkout.spec.ts',
  'consent.spec.ts',
  'crawl.spec.ts',
  'drawings.spec.ts',
  'edge.spec.ts',
  'errors.spec.ts',
  'first-paint.spec.ts',
  'forms.spec.ts',
  'hostile.spec.ts',
  'missing-code.spec.ts',
  'newsletter.spec.ts',
  'outage.spec.ts',
  'payment.spec.ts',
  'quiz.spec.ts',
  'redirects.spec.ts',
  'reviews.spec.ts',
  'security.spec.ts',
  'standalone.spec.ts',
  'states.spec.ts',
  'tracking.spec.ts',
  'view-transitions.spec.ts',
];
/** Tests that need a program that is not installed. */
const impossible = [
  ...(findNginx() === undefined ? ['edge.spec.ts', edgeAnswers] : []),
  ...('missing' in findRedis(process.env) ? [sharedCache] : []),
];
if (impossible.length > 0 && process.env['TEST_WORKER_INDEX'] === undefined)
  process.stderr.write(`Without nginx-light and redis-server, these do not run: ${impossible.join(', ')}\n`);
/** Tests of layouts that only phones have. */
const ofPhones = ['buy-bar.spec.ts', 'filters.spec.ts', 'layout-shift.spec.ts'];
/**
 * The phone project tests one market with language prefixes, and the language with the longest words. The stories show
 * every language in a window of 320 px.
 */
const furtherLocales = /(?:nl-be|fr-ch|de-ch|it-ch|es-es|it-it):/;

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A journey takes 45 seconds, or four minutes on a busy machine.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: chromiumFlags },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Half-way through a fade, axe would report low contrast. Motion is tested with the components.
    contextOptions: { reducedMotion: 'reduce' },
    storageState: returningVisitor,
    // A trace takes a quarter of the time of all tests. To see one, run a test again with `--trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop journey', use: desktop, testMatch: journey, grep: wideLocales },
    {
      name: 'desktop',
      use: desktop,
      testIgnore: [journey, ...ofPhones, ...alone, ...impossible],
      grepInvert: phonePurchase,
    },
    { name: 'phone journey', use: phone, testMatch: journey, grep: phoneLocales },
    { name: 'phone', use: phone, testIgnore: [journey, ...once, ...alone], grepInvert: [furtherLocales, widePurchase] },
    {
      name: 'without scripts',
      use: { ...desktop, javaScriptEnabled: false },
      testMatch: journey,
      grep: localesWithoutScripts,
    },
    {
      name: 'invalidation',
      testMatch: invalidation,
      dependencies: ['desktop journey', 'desktop', 'phone journey', 'phone', 'without scripts'],
    },
    { name: 'preview', testMatch: [preview, stockReminder, video], dependencies: ['invalidation'] },
    { name: 'shared cache', testMatch: sharedCache, testIgnore: impossible, dependencies: ['preview'] },
    { name: 'edge', testMatch: edgeAnswers, testIgnore: impossible, dependencies: ['shared cache'] },
    { name: 'maintenance', testMatch: [maintenance, disk], dependencies: ['edge'] },
  ],
});
