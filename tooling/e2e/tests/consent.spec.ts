import type { Locator, Page } from '@playwright/test';
import { createTranslator } from '@veralune/i18n';
import { href, marketOf, type Locale } from '@veralune/routing';
import { consentCategories, consentEvent, readConsent, type ConsentCategory } from '@veralune/tracking/consent';
import { isNameOf, storedItemsOf, type StorageKind } from '@veralune/tracking/consent/stored-items';
import { createAccount, newCustomer, signIn, useOwnAddress } from '../src/customer.ts';
import { type } from '../src/form.ts';
import { oneOfEachMarket } from '../src/one-of-each-market.ts';
import { consentCookies, newVisitor } from '../src/returning-visitor.ts';
import { screensOfLocale } from '../src/screens-of-locale.ts';
import { fillCart } from '../src/shop.ts';
import { storedInBrowser } from '../src/stored-in-browser.ts';
import { withoutTagManager } from '../src/tag-manager.ts';
import { expect, test } from '../src/test.ts';
import { addressOf, originOf } from '../src/urls.ts';
import { Visitor } from '../src/visitor.ts';

test.use({ storageState: newVisitor });
test.beforeEach(({ page }) => withoutTagManager(page));

const locale = 'fr-be';
const t = createTranslator(locale);

function bannerOn(page: Page, of: Locale = locale): Locator {
  return page.getByRole('dialog', { name: createTranslator(of)('consent.title') });
}

function preferencesOn(page: Page): Locator {
  return page.getByRole('dialog', { name: t('consent.preferences.title') });
}

async function openPreferences(page: Page): Promise<Locator> {
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('consent.open') })
    .click();
  const preferences = preferencesOn(page);
  await expect(preferences).toBeVisible();
  return preferences;
}

async function categoriesIn(page: Page): Promise<readonly ConsentCategory[] | undefined> {
  return readConsent(await page.evaluate(() => document.cookie))?.categories;
}

/** The requests of a page to other hosts than that of its site. */
function foreignRequestsOf(page: Page, origin: string): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url());
    if (protocol.startsWith('http') && target !== origin) foreign.push(request.url());
  });
  return foreign;
}

/** What the Content-Security-Policy of a page has forbidden it, as the browser reports it. */
function policyViolationsOf(page: Page): string[] {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
  });
  return violations;
}

/** The names of a kind that are neither necessary nor in the table. */
function unexpected(names: readonly string[], kind: StorageKind, of: Locale): string[] {
  const necessary = storedItemsOf(marketOf(of).id).filter(
    (item) => item.kind === kind && item.category === 'necessary',
  );
  return names.filter((name) => !necessary.some((item) => isNameOf(item, name)));
}

/** What of the banner the browser reports: whether it is the largest paint of the page, and how often it moved. */
function paintsOfBanner(page: Page) {
  return page.evaluate(async () => {
    const read = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(() => resolve([]), 300);
      });
    const paints = (await read('largest-contentful-paint')) as (PerformanceEntry & { element: Element | null })[];
    const moves = (await read('layout-shift')) as (PerformanceEntry & { sources: { node: Node | null }[] })[];
    const inBanner = (node: Node | null) => node instanceof Element && node.closest('#cc-main') !== null;
    return {
      isLargest: inBanner(paints.at(-1)?.element ?? null),
      shifts: moves.filter(({ sources }) => sources.some(({ node }) => inBanner(node))).length,
    };
  });
}

/** Where the markets differ: what they sell, where they send visitors, and the page that every layout has. */
const screensOfEachMarket = ['home', 'product', 'contact', 'cart', 'store-finder', '404'];

// What each page has in its HTML, in all languages, is read by `crawl.spec`. Its scripts are the same in all markets.
for (const each of oneOfEachMarket) {
  const where = each === locale ? 'on any screen' : 'where the markets differ';
  test(`${each}: before a choice, nothing is requested from others, stored or against the policy, ${where}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    // A phone paints a page in less time.
    await page.setViewportSize({ width: 360, height: 740 });
    const origin = originOf(each);
    const foreign = foreignRequestsOf(page, origin);
    const violations = policyViolationsOf(page);
    const screens = await screensOfLocale(each);
    expect(screens.size).toBeGreaterThan(15);
    const visited = [...screens].filter(([screen]) => each === locale || screensOfEachMarket.includes(screen));
    // Italy has neither a cart nor a store finder.
    expect(visited.length).toBeGreaterThanOrEqual(screensOfEachMarket.length - 2);
    for (const [screen, path] of visited) {
      await page.goto(origin + path);
      await expect(bannerOn(page, each), screen).toBeVisible();
      // The banner is alike in all languages.
      if (each === locale) expect.soft(await paintsOfBanner(page), screen).toEqual({ isLargest: false, shifts: 0 });
      // Late islands are loaded when the visitor does something.
      await page.mouse.wheel(0, 10_000);
      await page.keyboard.press('Tab');
      const stored = await storedInBrowser(page);
      for (const kind of ['cookie', 'local', 'session'] as const)
        expect(unexpected(stored[kind], kind, each), `${screen}, ${kind}`).toEqual([]);
      expect(stored.cookie, screen).not.toContain('cookie_consent');
      expect(foreign, screen).toEqual([]);
      expect(violations, screen).toEqual([]);
    }
  });
}

for (const [button, categories] of [
  ['consent.accept', consentCategories],
  ['consent.refuse', ['necessary']],
] as const) {
  test(`a click on "${button}" is the choice, is recorded, and ends the asking`, async ({ page }) => {
    await page.goto(addressOf('home', {}, locale));
    const recorded = page.waitForResponse((response) => response.url().includes('/api/consent'));
    await bannerOn(page)
      .getByRole('button', { name: t(button) })
      .click();
    await expect(bannerOn(page)).toBeHidden();
    expect(await categoriesIn(page)).toEqual(categories);
    const response = await recorded;
    expect(response.status()).toBe(201);
    const record = response.request().postDataJSON() as Readonly<Record<string, unknown>>;
    expect(record['categories']).toEqual(categories);
    expect(Object.keys(record).sort()).toEqual(['categories', 'id', 'time', 'version']);
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'cookie_consent');
    const days = ((cookie?.expires ?? 0) * 1_000 - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThanOrEqual(365);
    const tool: string[] = [];
    page.on('request', (request) => tool.push(request.url()));
    await page.goto(addressOf('brands', {}, locale), { waitUntil: 'networkidle' });
    await expect(bannerOn(page)).toBeHidden();
    expect(tool.filter((url) => url.includes('/fragments/consent'))).toEqual([]);
  });
}

test('a choice can be made, changed and withdrawn, and withdrawn cookies are deleted', async ({ page, context }) => {
  const visitor = new Visitor(page, { locale, hasScripts: true });
  await page.goto(addressOf('home', {}, locale));
  await page.evaluate((name) => {
    const log: unknown[] = [];
    Object.assign(window, { choices: log });
    window.addEventListener(name, (event) =>
      log.push((event as CustomEvent<{ categories: unknown }>).detail.categories),
    );
  }, consentEvent);
  await bannerOn(page)
    .getByRole('button', { name: t('consent.choose') })
    .click();
  const preferences = preferencesOn(page);
  await expect(preferences).toBeVisible();
  await visitor.check('/fr');
  const box = (category: ConsentCategory) =>
    preferences.getByRole('checkbox', { name: t(`consent.category.${category}.title`) });
  await expect(box('necessary')).toBeDisabled();
  for (const category of ['audience', 'video', 'map', 'anti-spam', 'advertising'] as const)
    await expect(box(category), `${category} is preselected`).not.toBeChecked();
  await box('audience').check();
  await preferences.getByRole('button', { name: t('consent.preferences.save') }).click();
  await expect(bannerOn(page)).toBeHidden();
  expect(await categoriesIn(page)).toEqual(['necessary', 'audience']);

  await context.addCookies([
    { name: '_ga', value: '1', domain: marketOf(locale).localHost, path: '/' },
    { name: '_ga_TEST', value: '1', domain: `.${marketOf(locale).localHost}`, path: '/' },
  ]);
  await openPreferences(page);
  await expect(box('audience')).toBeChecked();
  await box('audience').uncheck();
  await box('video').check();
  await preferences.getByRole('button', { name: t('consent.preferences.save') }).click();
  await expect(preferences).toBeHidden();
  expect(await categoriesIn(page)).toEqual(['necessary', 'video']);
  expect((await storedInBrowser(page)).cookie.filter((name) => name.startsWith('_ga'))).toEqual([]);

  await openPreferences(page);
  await preferences.getByRole('button', { name: t('consent.refuse') }).click();
  await expect.poll(() => categoriesIn(page)).toEqual(['necessary']);
  expect(await page.evaluate(() => (window as unknown as { choices: unknown }).choices)).toEqual([
    ['necessary', 'audience'],
    ['necessary', 'video'],
    ['necessary'],
  ]);
  expect(visitor.errors).toEqual([]);
});

test('the preferences are opened from the footer on a later visit, and the tool is loaded only then', async ({
  page,
  context,
}) => {
  await context.addCookies(consentCookies(['necessary', 'video']));
  await page.goto(addressOf('faq', {}, locale), { waitUntil: 'networkidle' });
  await expect(page.locator('#cc-main')).toHaveCount(0);
  const preferences = await openPreferences(page);
  await expect(preferences.getByRole('checkbox', { name: t('consent.category.video.title') })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(preferences).toBeHidden();
  await expect(page.getByRole('contentinfo').getByRole('button', { name: t('consent.open') })).toBeFocused();
  expect(await categoriesIn(page)).toEqual(['necessary', 'video']);
});

test('the banner follows the language', async ({ page }) => {
  await page.goto(addressOf('home', {}, locale));
  await expect(bannerOn(page)).toBeVisible();
  await page.goto(addressOf('home', {}, 'nl-be'));
  await expect(bannerOn(page, 'nl-be')).toBeVisible();
});

test('at 320 px the banner leaves room for the page, and is used by keyboard', async ({ page }) => {
  const visitor = new Visitor(page, { locale, hasScripts: true });
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(addressOf('home', {}, locale));
  const banner = bannerOn(page);
  await expect(banner).toBeVisible();
  await visitor.check('/fr');
  const sizes = await Promise.all((await banner.getByRole('button').all()).map((button) => button.boundingBox()));
  expect(new Set(sizes.map((size) => `${String(size?.width)} × ${String(size?.height)}`)).size).toBe(1);
  expect((await banner.boundingBox())?.height).toBeLessThan(0.8 * 568 + 1);
  await expect(banner.locator(':focus')).toHaveCount(1);
  for (const name of ['consent.accept', 'consent.refuse', 'consent.choose'] as const) {
    await page.keyboard.press('Tab');
    await expect(banner.getByRole('button', { name: t(name) })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(preferencesOn(page)).toBeVisible();
  await visitor.check('/fr');
  await page.keyboard.press('Escape');
  await expect(banner.getByRole('button', { name: t('consent.choose') })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(banner).toBeHidden();
  expect(await categoriesIn(page)).toEqual(['necessary']);
  expect(visitor.errors).toEqual([]);
});

test('someone who already types keeps the focus', async ({ page }) => {
  await page.goto(addressOf('contact', {}, locale));
  const field = page.getByRole('main').locator('[name=lastname]');
  await field.focus();
  await expect(bannerOn(page)).toBeVisible();
  await page.waitForTimeout(700);
  await expect(field).toBeFocused();
});

test('someone who goes to the banner as soon as it is there gets there', async ({ page }) => {
  await page.goto(addressOf('contact', {}, locale));
  await page.getByRole('main').locator('[name=lastname]').focus();
  const button = bannerOn(page).getByRole('button', { name: t('consent.choose') });
  await expect(button).toBeVisible();
  await button.focus();
  await page.waitForTimeout(700);
  await expect(button).toBeFocused();
});

test('someone who opens the preferences as soon as it can be done is in them', async ({ page }) => {
  await page.goto(addressOf('contact', {}, locale));
  const button = bannerOn(page).getByRole('button', { name: t('consent.choose') });
  await expect(button).toBeVisible();
  await button.press('Enter');
  await expect(preferencesOn(page).locator(':focus')).toHaveCount(1);
  await page.waitForTimeout(700);
  await expect(preferencesOn(page).locator(':focus')).toHaveCount(1);
});

test('a page works when the tool can not be loaded', async ({ page }) => {
  await page.route('**/fragments/consent*', (route) => route.abort());
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/fragments/consent'));
  await page.goto(addressOf('home', {}, locale));
  await refused;
  await expect(bannerOn(page)).toHaveCount(0);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('routes.contact.title') })
    .click();
  await expect(page).toHaveURL(addressOf('contact', {}, locale));
  expect(errors).toEqual([]);
});

for (const [button, categories] of [
  ['store-finder.tiles.once', ['necessary']],
  ['store-finder.tiles.always', ['necessary', 'map']],
] as const) {
  test(`the map is drawn until the tiles are allowed: "${button}"`, async ({ page, context }) => {
    await context.addCookies(consentCookies(['necessary']));
    const tiles: string[] = [];
    await page.route('https://tiles.example/**', (route) => {
      tiles.push(route.request().url());
      return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    });
    await page.goto(`${addressOf('store-finder', {}, locale)}?q=Namur`);
    await expect(page.getByText(t('store-finder.tiles.notice'))).toBeVisible();
    expect(tiles).toEqual([]);
    await page.getByRole('button', { name: t(button), exact: true }).click();
    await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
    await expect.poll(() => tiles.length).toBeGreaterThan(3);
    expect(tiles[0]).toMatch(/\/\d+\/\d+\/\d+\.png$/);
    await expect.poll(() => categoriesIn(page)).toEqual(categories);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the footer leads to the cookies page', async ({ page }) => {
    await page.goto(addressOf('home', {}, locale));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('consent.open') })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: t('consent.category.necessary.title') })).toBeVisible();
  });
});

test('after a journey, the browser holds what the cookies page lists', async ({ page }) => {
  test.setTimeout(400_000);
  await useOwnAddress(page);
  const customer = newCustomer(locale);
  await page.goto(addressOf('home', {}, locale));
  await bannerOn(page)
    .getByRole('button', { name: t('consent.accept') })
    .click();
  await createAccount(page, customer);
  const opener = page.getByRole('button', { name: t('newsletter-popin.button'), exact: true });
  await opener.click();
  await page.getByRole('button', { name: t('newsletter-popin.close') }).click();
  const banner = page.getByRole('banner');
  await banner
    .locator('summary')
    .filter({ hasText: t('header.language.label') })
    .click();
  await banner.getByRole('link', { name: t('languages.nl') }).click();
  await expect(page).toHaveURL(addressOf('home', {}, 'nl-be'));
  await page.goto(addressOf('home', {}, locale));
  const search = page.getByRole('banner').getByRole('searchbox', { name: t('header.search.label') });
  await search.fill('magnesium');
  await search.press('Enter');
  await expect(page).toHaveURL(addressOf('results', { terms: 'magnesium' }, locale));
  await fillCart(page, locale, 1);
  await page.goto(addressOf('login', {}, locale));
  await signIn(page, customer);
  await page.waitForURL((url) => !url.pathname.endsWith(new URL(addressOf('login', {}, locale)).pathname));
  const wanted = new URLSearchParams({ redirect: href('cart', {}, locale) });
  await page.goto(`${addressOf('forgot-password', {}, locale)}?${wanted}`);
  const main = page.getByRole('main');
  await main.locator('[name=email]').fill(customer.email);
  await main.getByRole('button', { name: t('forgot-password.submit') }).click();
  await expect(main.getByRole('status').filter({ hasText: t('forgot-password.sent.title') })).toBeVisible();
  await page.goto(addressOf('contact', {}, locale));
  await type(page, 'lastname', 'Peeters');

  /** Only in Internet Explorer, and only when code of a page is missing. */
  const rare = new Set(['ie_notice', 'veralune:reload']);
  const items = storedItemsOf(marketOf(locale).id).filter(({ category }) => category === 'necessary');
  for (const kind of ['cookie', 'local', 'session'] as const) {
    const expected = items.filter((item) => item.kind === kind && !rare.has(item.name));
    await expect
      .poll(async () => {
        const names = (await storedInBrowser(page))[kind];
        return {
          missing: expected.filter((item) => !names.some((name) => isNameOf(item, name))).map(({ name }) => name),
          unlisted: unexpected(names, kind, locale),
        };
      })
      .toEqual({ missing: [], unlisted: [] });
  }

  await page.goto(addressOf('page', { slug: 'cookies' }, locale));
  const listed = await main.getByRole('rowheader').allInnerTexts();
  expect(listed).toEqual(storedItemsOf(marketOf(locale).id).map(({ name }) => name));
});
