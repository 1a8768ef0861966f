import { createTranslator } from '@veralune/i18n';
import { expect, test, waitUntilInteractive } from '../src/test.ts';
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
  const followWithMissingCode = async (name: string) => {
    isMissing = true;
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  };
  await page.goto(brands);
  const reload = page.waitForEvent('load');
  await followWithMissingCode(t('routes.contact.title'));
  await reload;
  await waitUntilInteractive(page);
  await followWithMissingCode(t('routes.withdrawal.title'));
  await expect(page.getByRole('heading', { name: t('errors.500.title') })).toBeVisible();
  expect(loads).toBe(2);
});
