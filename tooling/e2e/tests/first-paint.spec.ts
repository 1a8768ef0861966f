import { createTranslator } from '@veralune/i18n';
import { expect, test } from '../src/test.ts';
import { addressOf } from '../src/urls.ts';

const locale = 'fr-be';

test('a document contains its styles, and they are not fetched again', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await page.goto(addressOf('home', {}, locale), { waitUntil: 'networkidle' });
  expect(sheets).toEqual([]);
  await expect(page.locator('link[rel="stylesheet"]').first()).toHaveJSProperty('disabled', true);

  // On navigation inside the app, only the styles of the new screen are fetched.
  const t = createTranslator(locale);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('home.products.all') })
    .first()
    .click();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new Set(sheets).size).toBe(sheets.length);
  expect(sheets.length).toBeLessThanOrEqual(6);
});

test('a page that is rendered for each request contains its styles too', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await page.goto(addressOf('cart', {}, locale), { waitUntil: 'networkidle' });
  await expect(page.locator('link[rel="stylesheet"]').first()).toHaveJSProperty('disabled', true);
  expect(sheets).toEqual([]);
});

test('scripts start after the first paint, and each once', async ({ page }) => {
  await page.goto(addressOf('home', {}, locale), { waitUntil: 'networkidle' });
  const { painted, scripts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/_next\/.*\.js$/.test(name))
      .map(({ name, startTime }) => ({ name, startTime })),
  }));
  expect(scripts.length).toBeGreaterThan(5);
  expect(Math.min(...scripts.map(({ startTime }) => startTime))).toBeGreaterThanOrEqual(painted);
  expect(new Set(scripts.map(({ name }) => name)).size).toBe(scripts.length);
});

test('text is compressed with brotli if the browser accepts it', async ({ page }) => {
  const answer = await page.goto(addressOf('home', {}, locale));
  expect(answer?.headers()['content-encoding']).toBe('br');
  expect(answer?.headers()['vary']).toContain('Accept-Encoding');
});
