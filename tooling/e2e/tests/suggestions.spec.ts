import type { Page, Route } from '@playwright/test';
import { createTranslator } from '@veralune/i18n';
import { openWithClock, pauseClock } from '../src/page-clock.ts';
import { searchField } from '../src/search-field.ts';
import { expect, test } from '../src/test.ts';
import { addressOf } from '../src/urls.ts';

const locale = 'fr-be';
const t = createTranslator(locale);
const home = addressOf('home', {}, locale);
const brands = addressOf('brands', {}, locale);
const results = addressOf('results', {}, locale);

function suggestionsPanel(page: Page) {
  return page.getByRole('region', { name: t('suggestions.label') });
}

function suggestion(label: string) {
  const items = [{ label, href: '/fr/marques' }];
  return {
    groups: [{ id: 'products', title: t('suggestions.group.products'), total: 7, items }],
    all: { label: t('suggestions.see-all', { count: 7 }), href: '/fr/resultats/-r--zinc' },
  };
}

test.describe('search suggestions', () => {
  const address = '**/fragments/suggestions?**';

  test('are requested 250 ms after the last input, from two characters on', async ({ page }) => {
    const asked: (string | null)[] = [];
    await page.route(address, (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('text'));
      return route.fulfill({ json: suggestion('Micralba Zinc') });
    });
    await openWithClock(page, brands);
    const field = await searchField(page, locale);
    // The panel is loaded when it is needed for the first time.
    await field.fill('iode');
    await expect(suggestionsPanel(page).getByRole('link').first()).toBeVisible();
    await field.fill('');
    asked.length = 0;
    await pauseClock(page);
    await field.pressSequentially('z');
    await page.clock.runFor(1_000);
    await expect(suggestionsPanel(page)).toBeHidden();
    await field.pressSequentially('i');
    await expect(suggestionsPanel(page)).toContainText(t('suggestions.loading'));
    await page.clock.runFor(249);
    await field.pressSequentially('n');
    await page.clock.runFor(249);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect(suggestionsPanel(page).getByRole('heading')).toHaveText(`${t('suggestions.group.products')} 7`);
    await expect(suggestionsPanel(page).getByRole('link')).toHaveText([
      'Micralba Zinc',
      t('suggestions.see-all', { count: 7 }),
    ]);
    expect(asked).toEqual(['zin']);
  });

  test('show no result, a failure, and never an outdated answer', async ({ page }) => {
    const waiting: Route[] = [];
    await page.route(address, (route) => void waiting.push(route));
    await openWithClock(page, brands);
    const field = await searchField(page, locale);
    const panel = suggestionsPanel(page);
    const type = async (text: string, count: number) => {
      await field.fill(text);
      await expect(panel).toContainText(t('suggestions.loading'));
      await expect.poll(() => waiting.length).toBe(count);
    };
    await type('zin', 1);
    await type('zinc', 2);
    await waiting[1]?.fulfill({ json: suggestion('Micralba Zinc') });
    await expect(panel.getByRole('link', { name: 'Micralba Zinc' })).toBeVisible();
    // The browser aborted the first request, so its answer arrives nowhere.
    await waiting[0]?.fulfill({ json: suggestion('Outdated') }).catch(() => undefined);
    await expect(panel.getByRole('link', { name: 'Micralba Zinc' })).toBeVisible();
    await type('zincx', 3);
    await waiting[2]?.fulfill({ json: null });
    await expect(panel).toContainText(t('suggestions.empty.title'));
    await type('zincxx', 4);
    await waiting[3]?.fulfill({ status: 502, json: { error: 'The catalogue does not answer.' } });
    await expect(panel).toContainText(t('suggestions.error'));
  });

  test('close on Escape, on a click elsewhere and on a route change, which also empties the field', async ({
    page,
  }) => {
    await page.route(address, (route) => route.fulfill({ json: suggestion('Micralba Zinc') }));
    await page.goto(home);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).not.toHaveURL(home);
    const panel = suggestionsPanel(page);
    const field = await searchField(page, locale);
    await field.fill('zinc');
    await expect(panel.getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(field).toHaveValue('zinc');
    await field.fill('zin');
    await expect(panel.getByRole('link').first()).toBeVisible();
    await page.getByRole('contentinfo').click({ position: { x: 2, y: 2 } });
    await expect(panel).toBeHidden();
    await (await searchField(page, locale)).fill('zinc');
    await expect(panel.getByRole('link').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(home);
    await expect(panel).toBeHidden();
    await expect(page.getByRole('banner').getByRole('searchbox', { includeHidden: true })).toHaveValue('');
  });
});

for (const text of ['a', 'ab']) {
  test(`a search for "${text}" is too short, also without the form`, async ({ page }) => {
    const answer = await page.goto(`${results}?q=${text}`);
    expect(answer?.status()).toBe(200);
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText(t('header.search.too-short', { min: 3 }));
    await expect(main.getByRole('article')).toHaveCount(0);
    await expect(main.getByRole('searchbox')).toHaveValue(text);
    const button = main.getByRole('button', { name: t('header.search.submit') });
    await expect(button).toBeDisabled();
    await main.getByRole('searchbox').fill(`${text}zinc`);
    await expect(button).toBeEnabled();
  });
}

for (const [what, broken] of [
  ['damaged', "localStorage.setItem('veralune:search', '{\"version\":1,\"val')"],
  [
    'blocked',
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError') } })",
  ],
  ['full', "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"],
] as const) {
  test(`a search works with a storage that is ${what}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(broken);
    await page.goto(brands);
    const field = await searchField(page, locale);
    await field.fill('zinc');
    await field.press('Enter');
    await expect(page).toHaveURL(addressOf('results', { terms: 'zinc' }, locale));
    expect(errors).toEqual([]);
  });
}
