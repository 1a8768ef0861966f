import type { Page } from '@playwright/test';
import { createTranslator } from '@veralune/i18n';
import { href, type Locale } from '@veralune/routing';
import { createAccount, newCustomer, signIn, useOwnAddress } from '../src/customer.ts';
import { expect, test } from '../src/test.ts';
import { addressOf } from '../src/urls.ts';
import { isAuditedLocale, Visitor } from '../src/visitor.ts';

/** A text of each market that names a town, in a language that is not always that of the town. */
const searches = [
  ['nl-be', 'Liège', 'Luik'],
  ['de-ch', 'Genève', 'Genf'],
  ['es-es', 'malaga', 'Málaga'],
  ['de-de', 'Köln', 'Köln'],
] as const satisfies readonly (readonly [Locale, string, string])[];

const grandPlace = { latitude: 50.84671, longitude: 4.35247 };

function positionButton(page: Page, locale: Locale) {
  return page.getByRole('main').getByRole('button', { name: createTranslator(locale)('store-finder.position.use') });
}

for (const [locale, text, town] of searches) {
  test(`${locale}: a search by town, with the keyboard only`, async ({ page }) => {
    const t = createTranslator(locale);
    const visitor = new Visitor(page, { locale, hasScripts: true, isAudited: isAuditedLocale(locale) });
    await page.goto(addressOf('store-finder', {}, locale));
    await visitor.check(/./);
    await page.getByLabel(t('store-finder.search.field')).focus();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?q=/);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText(town);
    await visitor.check(/./);

    // Focusing a number on the map marks the pharmacy in the list; Enter leads to it.
    const map = page.getByRole('navigation', { name: t('store-finder.map.label', { place: town }) });
    const marker = map.getByRole('link').first();
    await marker.focus();
    const id = (await marker.getAttribute('href')) ?? '';
    await expect(page.locator(id)).toHaveAttribute('data-active', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${id}$`));
    await expect(page.locator(id)).toBeInViewport();
    expect(visitor.errors).toEqual([]);
  });
}

test.describe('with the position', () => {
  test.use({ geolocation: grandPlace, permissions: ['geolocation'] });

  test('shows what is near, with a rounded position that no cache stores', async ({ page }) => {
    await page.goto(addressOf('store-finder', {}, 'fr-be'));
    const answer = page.waitForResponse((response) => response.url().includes('lat='));
    await positionButton(page, 'fr-be').click();
    expect((await answer).headers()['cache-control']).toContain('no-store');
    await expect(page).toHaveURL(/\?lat=50\.847&lng=4\.352$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText('1000 Bruxelles');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
});

test('a refused position is explained, and the field still works', async ({ page, context }) => {
  const t = createTranslator('fr-be');
  await context.clearPermissions();
  await page.goto(addressOf('store-finder', {}, 'fr-be'));
  await positionButton(page, 'fr-be').click();
  await expect(page.getByText(t('store-finder.position.refused'))).toBeVisible();
  await page.getByLabel(t('store-finder.search.field')).fill('L-1261');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText('Luxembourg');
});

test('an unknown place has suggestions, and the radius stays chosen', async ({ page }) => {
  await page.goto(`${addressOf('store-finder', {}, 'de-de')}?q=Münhcen&radius=25`);
  await page.getByRole('main').getByRole('link', { name: 'München' }).first().click();
  await expect(page).toHaveURL(/radius=25/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText('München');
});

test.describe('favourites', () => {
  const locale = 'nl-be';
  const t = createTranslator(locale);

  test('a customer keeps a pharmacy in the results, which are the same for everyone', async ({ page }) => {
    const visitor = new Visitor(page, { locale, hasScripts: true });
    const main = page.getByRole('main');
    const found = `${addressOf('store-finder', {}, locale)}?q=Gent&radius=25`;
    const first = main
      .locator('form')
      .filter({ has: page.locator('[name=pharmacy]') })
      .first();
    await useOwnAddress(page);

    // A visitor without a session gets to the login page, and back to the search.
    await page.goto(found);
    await first.getByRole('button', { name: t('favourites.add') }).click();
    await expect(page).toHaveURL((url) => url.pathname === href('login', {}, locale));
    const customer = newCustomer(locale);
    await createAccount(page, customer);
    await signIn(page, customer);
    await expect(page).toHaveURL(found);
    await page.reload();
    await expect(page.getByRole('banner').getByRole('link', { name: customer.names.firstname })).toBeVisible();
    await page.waitForLoadState('networkidle');

    await first.getByRole('button', { name: t('favourites.add') }).click();
    await expect(first.getByRole('button', { name: t('favourites.remove') })).toBeVisible();
    await expect(page).toHaveURL(found);
    await visitor.check(/./);
    await page.goto(addressOf('my-pharmacies', {}, locale));
    await expect(main.getByRole('button', { name: t('favourites.remove') })).toHaveCount(1);
    // The browser asks which ones are kept.
    await page.goto(found);
    await page.waitForLoadState('networkidle');
    await first.getByRole('button', { name: t('favourites.remove') }).click();
    await expect(first.getByRole('button', { name: t('favourites.add') })).toBeVisible();
    await page.goto(addressOf('my-pharmacies', {}, locale));
    await expect(main).toContainText(t('my-pharmacies.empty.title'));
    expect(visitor.errors).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to the list with opening hours', async ({ page }) => {
    const t = createTranslator('it-ch');
    await page.goto(addressOf('store-finder', {}, 'it-ch'));
    await expect(positionButton(page, 'it-ch')).toHaveCount(0);
    await page.getByLabel(t('store-finder.search.field')).fill('Lugano');
    await page.keyboard.press('Enter');
    const list = page.getByRole('main').getByRole('listitem');
    await list
      .locator('summary')
      .filter({ hasText: t('store-finder.hours') })
      .first()
      .click();
    await expect(list.getByText('Lunedì').first()).toBeVisible();
  });
});

test('Italy has no store finder', async ({ page }) => {
  const answer = await page.goto(`${addressOf('home', {}, 'it-it').replace(/\/$/, '')}/trovare-una-farmacia`);
  expect(answer?.status()).toBe(404);
});
