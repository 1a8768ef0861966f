import { createTranslator } from '@veralune/i18n';
import { expect, test } from '../src/test.ts';
import { addressOf } from '../src/urls.ts';

const t = createTranslator('fr-be');
const brands = addressOf('brands', {}, 'fr-be');

test('code that is missing reloads the page, once a minute at most', async ({ page }) => {
  let isMissing = false;
  let loads = 0;
  // A reload gets the pages and the code of the new release.
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    loads += 1;
    isMissing = false;
  });
  await page.route('**/_next/static/chunks/**', (route) => (isMissing ? route.abort() : route.continue()));
  const searchWithMissingCode = async () => {
    // The scripts that are loaded last have rendered the loading bar.
    await expect(page.locator('body > p[role=status]')).toBeAttached();
    const field = page.getByRole('banner').getByRole('searchbox');
    isMissing = true;
    await field.fill('zinc');
  };
  await page.goto(brands);
  const reload = page.waitForEvent('load');
  await searchWithMissingCode();
  await reload;
  await searchWithMissingCode();
  await expect(page.getByRole('heading', { name: t('errors.500.title') })).toBeVisible();
  expect(loads).toBe(2);
});
