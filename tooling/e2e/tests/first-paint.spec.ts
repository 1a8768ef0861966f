import { expect, test } from '@playwright/test';
import { createTranslator } from '@veralune/i18n';
import { addressOf } from '../src/places.ts';

const locale = 'fr-be';

test('a document brings its styles, and nothing fetches them again', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await page.goto(addressOf('home', {}, locale), { waitUntil: 'networkidle' });
  expect(sheets).toEqual([]);
  await expect(page.locator('link[rel="stylesheet"]').first()).toHaveJSProperty('disabled', true);

  // A screen with styles of its own gets those, inside the app.
  const t = createTranslator(locale);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('home.products.all') })
    .first()
    .click();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new Set(sheets).size).toBe(sheets.length);
  expect(sheets.length).toBeLessThanOrEqual(2);
});

test('text is compressed with brotli where the browser takes it', async ({ page }) => {
  const answer = await page.goto(addressOf('home', {}, locale));
  expect(answer?.headers()['content-encoding']).toBe('br');
  expect(answer?.headers()['vary']).toContain('Accept-Encoding');
});
