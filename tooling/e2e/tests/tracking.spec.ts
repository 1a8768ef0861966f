import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { accountLinks } from '@veralune/api-client/contract';
import { createTranslator } from '@veralune/i18n';
import { href, marketOf, type Locale } from '@veralune/routing';
import type { ConsentCategory } from '@veralune/tracking/consent';
import {
  becomeCustomer,
  fillSignup,
  linkTo,
  newCustomer,
  signIn,
  useOwnAddress,
  type Customer,
} from '../src/customer.ts';
import { formOf, type } from '../src/form.ts';
import { get } from '../src/get.ts';
import { oneOfEachMarket } from '../src/one-of-each-market.ts';
import { consentCookies, newVisitor } from '../src/returning-visitor.ts';
import { searchField } from '../src/search-field.ts';
import { checkOut, chooseDelivery, fillCart, makeOrder, orderNumberOn, payment, payWith } from '../src/shop.ts';
import { namesOf, TagManager, viewsIn, type Entry } from '../src/tag-manager.ts';
import { startStandaloneSite } from '../src/standalone-site.ts';
import { expect, test } from '../src/test.ts';
import { addressOf, apiOrigin, frontDoorPort, originOf } from '../src/urls.ts';
import { Visitor } from '../src/visitor.ts';

const locale = 'fr-be';
const t = createTranslator(locale);

async function allow(page: Page, ...categories: ConsentCategory[]): Promise<void> {
  await page.context().addCookies(consentCookies(['necessary', ...categories]));
}

async function expectViewIn(entries: readonly Entry[], route: string, count: number): Promise<void> {
  await expect
    .poll(() => namesOf(entries).filter((name) => name === `pageview ${route}`).length, { message: route })
    .toBe(count);
}

/** Waits until the container, which comes some time after the page, has got the views of a route. */
async function expectView({ received }: TagManager, route: string, count = 1): Promise<void> {
  await expectViewIn(received, route, count);
}

/** Waits until the page has noted its first view, for pages without a container. */
async function expectViewPushed({ pushed }: TagManager, route: string): Promise<void> {
  await expectViewIn(pushed, route, 1);
}

/** Time in which a second report of something would arrive. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(600);
}

async function search(page: Page, of: Locale, text: string): Promise<void> {
  const field = await searchField(page, of);
  await field.fill(text);
  await field.press('Enter');
}

/** One market of each currency. */
const oneOfEachCurrency = [locale, 'de-ch'] as const;

for (const each of oneOfEachCurrency) {
  test(`${each}: the views and events of a visit arrive once each and in order`, async ({ page }) => {
    const words = createTranslator(each);
    const visitor = new Visitor(page, { locale: each, hasScripts: true, isAudited: false });
    const manager = await TagManager.standIn(page);
    await allow(page, 'audience', 'advertising');
    const main = page.getByRole('main');

    await page.goto(addressOf('home', {}, each));
    await expectView(manager, `home___${each}`);
    await main
      .getByRole('link', { name: words('home.products.all') })
      .first()
      .click();
    await expectView(manager, `products___${each}`);
    const card = main.getByRole('article').getByRole('heading').getByRole('link').first();
    const name = await card.innerText();
    await card.click();
    await expectView(manager, `product___${each}`);
    await page.goBack();
    await expectView(manager, `products___${each}`, 2);
    await search(page, each, 'magnesium sentinel@example.com');
    await expectView(manager, `results___${each}`);
    await settle(page);

    expect(manager.requested).toEqual([`GTM-TEST${marketOf(each).id.toUpperCase()}`]);
    const names = namesOf(manager.received);
    expect(names.slice(0, 4)).toEqual([
      'consent default',
      'consent update audience advertising',
      'gtm.js',
      `pageview home___${each}`,
    ]);
    expect(names.filter((entry) => !entry.startsWith('view_item_list')).slice(4)).toEqual([
      `pageview products___${each}`,
      'select_item',
      `pageview product___${each}`,
      'view_item',
      `pageview products___${each}`,
      'search',
      `pageview results___${each}`,
      'view_search_results',
    ]);
    expect(manager.pushed).toEqual(manager.received);

    const views = manager.got('pageview');
    // Next sets the title of a page after it shows the page.
    expect(views.filter((view) => !String(view['page_title']).endsWith('– Veralune'))).toEqual([]);
    expect(views[2]).toEqual({
      event: 'pageview',
      route_name: `product___${each}`,
      screen_type: 'product',
      locale: each,
      market: marketOf(each).id,
      page_title: expect.stringContaining(name),
      page_path: expect.stringMatching(/^\/[a-z-]+\/[a-z0-9/-]+$/),
    });
    const [item] = manager.got('view_item');
    expect(item?.ecommerce).toMatchObject({
      currency: marketOf(each).currency,
      items: [{ item_id: expect.stringMatching(/^\d+$/), item_name: name, quantity: 1 }],
    });
    expect(manager.got('select_item')[0]?.ecommerce).toMatchObject({
      item_list_id: 'products',
      items: [{ item_name: name, index: 0 }],
    });
    await expect.poll(() => manager.got('search')).toEqual([{ event: 'search', search_term: 'magnesium' }]);
    expect(JSON.stringify(manager.pushed)).not.toMatch(/sentinel/i);
    expect(visitor.errors).toEqual([]);
  });
}

test('each market loads its own container, and its pages name the market', async ({ page }) => {
  const manager = await TagManager.standIn(page);
  await allow(page, 'audience');
  for (const each of oneOfEachMarket) {
    await page.goto(addressOf('home', {}, each));
    await expectView(manager, `home___${each}`);
  }
  const markets = oneOfEachMarket.map((each) => marketOf(each).id);
  expect(manager.requested).toEqual(markets.map((id) => `GTM-TEST${id.toUpperCase()}`));
  expect(manager.got('pageview').map(({ market }) => market)).toEqual(markets);
});

test('nothing is loaded without consent; it can be given, changed and withdrawn', async ({ page }) => {
  const manager = await TagManager.standIn(page);
  const banner = page.getByRole('dialog', { name: t('consent.title') });
  const main = page.getByRole('main');
  await page.context().clearCookies({ name: 'cookie_consent' });
  await page.goto(addressOf('home', {}, locale));
  await expect(banner).toBeVisible();
  await expectViewPushed(manager, `home___${locale}`);
  await banner.getByRole('button', { name: t('consent.refuse') }).click();
  await main
    .getByRole('link', { name: t('home.products.all') })
    .first()
    .click();
  await expectViewPushed(manager, `products___${locale}`);
  await settle(page);
  expect(manager.requested).toEqual([]);
  expect(namesOf(manager.pushed).filter((entry) => entry !== 'view_item_list')).toEqual([
    'consent default',
    `pageview home___${locale}`,
    'consent update',
    `pageview products___${locale}`,
  ]);
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('_g'))).toEqual([]);

  const choose = async (category: 'audience' | 'advertising', isAllowed: boolean) => {
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: t('consent.open') })
      .click();
    const preferences = page.getByRole('dialog', { name: t('consent.preferences.title') });
    await preferences
      .getByRole('switch', { name: t(`consent.category.${category}.title`) })
      .or(preferences.getByRole('checkbox', { name: t(`consent.category.${category}.title`) }))
      .setChecked(isAllowed, { force: true });
    await preferences.getByRole('button', { name: t('consent.preferences.save') }).click();
    await expect(preferences).toBeHidden();
  };
  await choose('audience', true);
  // The page on which the consent was given, and none before it.
  await expect
    .poll(() => namesOf(manager.received))
    .toEqual([
      'consent default',
      'consent update audience',
      'gtm.js',
      `pageview products___${locale}`,
      'view_item_list',
    ]);
  expect(manager.requested).toHaveLength(1);
  await choose('advertising', true);
  await choose('audience', false);
  await choose('advertising', false);
  await page
    .getByRole('banner')
    .getByRole('link')
    .filter({ has: page.locator('img, svg') })
    .first()
    .click();
  await settle(page);
  expect(namesOf(manager.received).slice(5)).toEqual([
    'consent update audience advertising',
    'consent update advertising',
    'consent update',
  ]);
  expect(manager.requested).toHaveLength(1);
});

for (const answer of ['blocked', 'never'] as const) {
  test(`a script of the tag manager that ${answer === 'never' ? 'never arrives' : 'is blocked'} breaks nothing`, async ({
    page,
  }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const manager = await TagManager.standIn(page, answer);
    await allow(page, 'audience');
    await page.goto(addressOf('home', {}, locale), { waitUntil: 'domcontentloaded' });
    await expect.poll(() => manager.requested).toHaveLength(1);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('routes.contact.title') })
      .click();
    await expect(page).toHaveURL(addressOf('contact', {}, locale));
    await expectViewPushed(manager, `contact___${locale}`);
    expect(manager.requested).toHaveLength(1);
    expect(manager.received).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('the first page without a choice waits until the consent tool has asked', async ({ browser }) => {
  const page = await browser.newPage({ storageState: newVisitor });
  const manager = await TagManager.standIn(page);
  await page.route('**/fragments/consent*', (route) => route.abort());
  await page.goto(addressOf('home', {}, locale));
  await expect.poll(() => namesOf(manager.pushed)).toEqual(['consent default']);
  await page.waitForTimeout(1_500);
  expect(namesOf(manager.pushed)).toEqual(['consent default']);
  await page.close();
});

test('fast navigation and the back/forward cache report each page once and in order', async ({ page }) => {
  const manager = await TagManager.standIn(page);
  await allow(page, 'audience');
  await page.goto(addressOf('home', {}, locale));
  await expectView(manager, `home___${locale}`);
  for (const name of ['brands', 'needs', 'contact'] as const) {
    await page.evaluate(
      (path) => document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click(),
      href(name, {}, locale),
    );
    await expect(page).toHaveURL(addressOf(name, {}, locale), { timeout: 15_000 });
  }
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(addressOf('brands', {}, locale));
  await expectView(manager, `brands___${locale}`, 2);
  // Playwright's Chromium has no back/forward cache; this is what it fires when a page returns from it.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expectView(manager, `brands___${locale}`, 3);
  await settle(page);
  expect(manager.got('pageview').map(({ route_name: name, page_path: path }) => [name, path])).toEqual(
    (['home', 'brands', 'needs', 'contact', 'brands', 'brands'] as const).map((name) => [
      `${name}___${locale}`,
      href(name, {}, locale),
    ]),
  );
});

test('a page that is left at once is reported before the next document', async ({ page }) => {
  const manager = await TagManager.standIn(page);
  await allow(page, 'audience');
  await page.goto(addressOf('home', {}, locale));
  await expectView(manager, `home___${locale}`);
  await page.evaluate(
    (path) => {
      document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
    },
    href('brands', {}, locale),
  );
  await expect(page).toHaveURL(addressOf('brands', {}, locale));
  await page.goto(addressOf('needs', {}, locale));
  await expectView(manager, `needs___${locale}`);
  expect(await viewsIn(page)).toEqual(['home', 'brands', 'needs'].map((name) => `${name}___${locale}`));
});

test('links: another site, a file, another language, a filter, an article', async ({ page }) => {
  const manager = await TagManager.standIn(page);
  await allow(page, 'audience');
  const main = page.getByRole('main');
  await page.route('https://pro.veralune.example/**', (route) => route.fulfill({ body: 'For professionals' }));

  await page.goto(addressOf('product', { slug: 'micralba-fer' }, locale));
  await expectView(manager, `product___${locale}`);
  const leaflet = main.locator('a[href$=".pdf"]').first();
  await leaflet.evaluate((link: HTMLAnchorElement) => {
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
  });
  await page.goto(addressOf('products', {}, locale));
  await expectView(manager, `products___${locale}`);
  await main.locator('a[id^="filter-brand-"]').first().click();
  await expectView(manager, `products___${locale}`, 2);
  await page.goto(addressOf('advice-home', {}, locale));
  await expectView(manager, `advice-home___${locale}`);
  await main.locator('[data-content=article] a').first().click();
  await expectView(manager, `advice___${locale}`);
  await page.goto(addressOf('brands', {}, locale));
  await expectView(manager, `brands___${locale}`);
  await page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: t('header.language.label') })
    .click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('languages.nl') })
    .click();
  await expectView(manager, 'brands___nl-be');
  await page.goto(addressOf('home', {}, locale));
  await expectView(manager, `home___${locale}`);
  await page.getByRole('contentinfo').locator('a[href^="https://pro.veralune.example"]').first().click();
  await page.waitForURL('https://pro.veralune.example/**');

  const [download] = manager.got('file_download');
  expect(download).toMatchObject({ file_extension: 'pdf', link_url: expect.stringMatching(/^\/api\/.*\.pdf$/) });
  expect(manager.got('filter')).toEqual([
    { event: 'filter', filter_name: 'brand', filter_value: expect.stringMatching(/\S/), filter_action: 'add' },
  ]);
  expect(manager.got('select_content')).toEqual([
    { event: 'select_content', content_type: 'article', content_id: expect.stringMatching(/^[a-z0-9-]+$/) },
  ]);
  expect(manager.got('language_switch')).toEqual([
    { event: 'language_switch', locale_from: locale, locale_to: 'nl-be' },
  ]);
  expect(manager.got('click')).toEqual([
    {
      event: 'click',
      link_url: expect.stringMatching(/^https:\/\/pro\.veralune\.example\//),
      link_domain: 'pro.veralune.example',
      outbound: true,
    },
  ]);
});

test('an error page and the store finder', async ({ page }) => {
  const manager = await TagManager.standIn(page);
  await allow(page, 'audience');
  await page.goto(`${originOf(locale)}/fr/produit/no-such-product`);
  await expectView(manager, `error___${locale}`);
  await expect.poll(() => manager.got('exception')).toEqual([{ event: 'exception', description: '404', fatal: false }]);
  await page.goto(`${addressOf('store-finder', {}, locale)}?q=Namur`);
  await expectView(manager, `store-finder___${locale}`);
  await expect
    .poll(() => manager.got('find_store'))
    .toEqual([{ event: 'find_store', search_type: 'text', results: expect.any(Number) }]);
  expect(JSON.stringify(manager.pushed)).not.toContain('Namur');
});

/** The words of a customer that must be in no event. */
function wordsOf({ email, password, names, address, mobile }: Customer): string[] {
  return [email, password, names.firstname, names.lastname, address.address_1, address.zipcode, address.city, mobile];
}

/** A time can contain any digits, so a number is personal only as a whole. */
function expectNoPersonalData({ pushed }: TagManager, words: readonly string[]): void {
  const json = JSON.stringify(pushed, (_, value: unknown) =>
    typeof value === 'number' && !words.includes(String(value)) ? null : value,
  ).toLowerCase();
  expect(words.filter((word) => json.includes(word.toLowerCase()))).toEqual([]);
}

for (const each of oneOfEachCurrency) {
  test(`${each}: from the cart to one purchase, also after a reload and in another tab`, async ({ page, context }) => {
    const manager = await TagManager.standIn(page);
    await allow(page, 'audience', 'advertising');
    await useOwnAddress(page);
    const customer = newCustomer(each);
    await fillCart(page, each, 1);
    await expect.poll(() => manager.got('add_to_cart')).toHaveLength(1);
    await page.goto(addressOf('cart', {}, each));
    await expectView(manager, `cart___${each}`);
    await chooseDelivery(page, customer);
    // Before the container is loaded, the events of a page that is left are lost.
    await expectView(manager, `checkout-recap___${each}`);
    await makeOrder(page, each);
    await expectView(manager, `checkout-payment___${each}`);
    await payWith(page, payment.threeDSecure, payment.confirm);
    const number = await orderNumberOn(page);
    await expect.poll(() => manager.got('purchase')).toHaveLength(1);
    await page.reload();
    await expectView(manager, `checkout-confirmation___${each}`, 2);
    const tab = await context.newPage();
    const other = await TagManager.standIn(tab);
    await tab.goto(page.url());
    await expectView(other, `checkout-confirmation___${each}`);
    await settle(tab);
    expect(other.got('purchase')).toEqual([]);
    expect(manager.got('purchase')).toHaveLength(1);

    const shop = namesOf(manager.received).filter((name) => /^(add_|view_cart|begin_|purchase|remove_)/.test(name));
    expect(shop).toEqual([
      'add_to_cart',
      'view_cart',
      'begin_checkout',
      'add_shipping_info',
      'add_payment_info',
      'purchase',
    ]);
    const [purchase] = manager.got('purchase');
    const { currency } = marketOf(each);
    expect(purchase?.ecommerce).toMatchObject({
      transaction_id: number,
      currency,
      items: [{ quantity: 1, price: expect.any(Number) }],
    });
    expect(manager.got('add_shipping_info')[0]?.ecommerce).toMatchObject({ shipping_tier: 'home', currency });
    expect(manager.got('add_payment_info')[0]?.ecommerce).toMatchObject({ payment_type: 'card', currency });
    expectNoPersonalData(manager, wordsOf(customer));
  });
}

test('without consent, a purchase waits; nothing is stored', async ({ page }) => {
  const manager = await TagManager.standIn(page);
  await useOwnAddress(page);
  const customer = newCustomer(locale);
  await fillCart(page, locale, 1);
  await checkOut(page, customer);
  await payWith(page, payment.threeDSecure, payment.confirm);
  await expectViewPushed(manager, `checkout-confirmation___${locale}`);
  await settle(page);
  expect(namesOf(manager.pushed)).not.toContain('purchase');
  expect(await page.evaluate(() => localStorage.getItem('veralune:reported'))).toBeNull();
  expect(manager.requested).toEqual([]);
});

test('units that are removed from the cart', async ({ page }) => {
  const manager = await TagManager.standIn(page);
  await allow(page, 'audience');
  await fillCart(page, locale, 1);
  await page.goto(addressOf('cart', {}, locale));
  await expectView(manager, `cart___${locale}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: t('cart.quantity.more') }).click();
  await expect.poll(() => manager.got('add_to_cart')).toHaveLength(2);
  await main.getByRole('button', { name: t('cart.remove') }).click();
  await expect.poll(() => manager.got('remove_from_cart')).toHaveLength(1);
  await settle(page);
  expect(manager.got('remove_from_cart')[0]?.ecommerce).toMatchObject({ items: [{ quantity: 2 }] });
  expect(manager.got('view_cart')).toHaveLength(1);
});

test('units that are added before the code that watches the cart is loaded', async ({ page }) => {
  const manager = await TagManager.standIn(page);
  await allow(page, 'audience');
  await fillCart(page, locale, 1);
  const watching = Promise.withResolvers<undefined>();
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const script = await get(page.request, route.request().url());
    if ((await script.text()).includes('remove_from_cart')) await watching.promise;
    await route.continue();
  });
  await page.goto(addressOf('cart', {}, locale));
  await expectView(manager, `cart___${locale}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: t('cart.quantity.more') }).click();
  await expect(page.locator('[data-tracking]')).toHaveAttribute('data-tracking', /"quantity":2/);
  watching.resolve(undefined);
  await expect.poll(() => manager.got('add_to_cart')).toHaveLength(2);
});

test('an account: created, signed in, and nothing of the person reported', async ({ page }) => {
  const manager = await TagManager.standIn(page);
  await allow(page, 'audience', 'advertising');
  await useOwnAddress(page);
  const customer = newCustomer(locale);
  await page.goto(addressOf('signup', {}, locale));
  await expectView(manager, `signup___${locale}`);
  await fillSignup(page, customer);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('signup.submit') })
    .click();
  await expect.poll(() => manager.got('sign_up')).toEqual([{ event: 'sign_up', method: 'password' }]);

  const pages = namesOf(manager.pushed).length;
  await page.goto(await linkTo(customer.email, accountLinks.verifyEmail.parameter));
  await expect(page.getByRole('button', { name: t('verify-email.submit') })).toBeVisible();
  await page.waitForTimeout(3_000);
  // The address has a secret.
  expect(namesOf(manager.pushed)).toHaveLength(pages);
  expect(manager.requested).toHaveLength(1);
  await page.getByRole('button', { name: t('verify-email.submit') }).click();
  await expectView(manager, `login___${locale}`, 2);

  await signIn(page, { ...customer, password: 'Falsch12345' });
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  expect(manager.got('login')).toEqual([]);
  await signIn(page, customer);
  await page.waitForURL(addressOf('my-account', {}, locale));
  await expect.poll(() => manager.got('login')).toEqual([{ event: 'login', method: 'password' }]);
  await page.goto(addressOf('my-information', {}, locale));
  await expectView(manager, `my-information___${locale}`);
  expectNoPersonalData(manager, wordsOf(customer));
});

test('an order of the account is reported without its id', async ({ page }) => {
  const manager = await TagManager.standIn(page);
  await allow(page, 'audience');
  await useOwnAddress(page);
  const customer = await becomeCustomer(page, locale);
  await fillCart(page, locale, 1);
  await checkOut(page, customer, false);
  await payWith(page, payment.threeDSecure, payment.confirm);
  const number = await orderNumberOn(page);
  await page.goto(addressOf('my-orders', {}, locale));
  await page.getByRole('main').getByRole('link', { name: number }).click();
  await expectView(manager, `my-order___${locale}`);
  expect(manager.got('pageview').at(-1)).toMatchObject({ page_path: expect.not.stringMatching(/\d/) });
  expect(manager.got('refund')).toEqual([]);
  const main = page.getByRole('main');
  await main.locator('form select').first().selectOption('1');
  await main.getByRole('button', { name: t('withdrawal.form.submit') }).click();
  await expect(main.getByRole('status').filter({ hasText: t('account.notices.withdrawn') })).toBeVisible();
  for (const views of [2, 3]) {
    await page.reload();
    await expectView(manager, `my-order___${locale}`, views);
  }
  await settle(page);
  expect(manager.got('refund').length).toBeLessThanOrEqual(1);
  expectNoPersonalData(manager, wordsOf(customer));
});

test('forms are reported when they are accepted, without what was typed', async ({ page }) => {
  const manager = await TagManager.standIn(page);
  await allow(page, 'audience', 'advertising');
  const spanish = 'es-es';
  const words = createTranslator(spanish);
  const typed = { email: `${crypto.randomUUID()}@example.com`, city: 'Vilagarcía de Arousa' };
  await page.goto(addressOf('newsletter', {}, spanish));
  await expectView(manager, `newsletter___${spanish}`);
  await type(page, 'email', 'marta@');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  expect(manager.got('generate_lead')).toEqual([]);
  await type(page, 'email', typed.email);
  await type(page, 'city', typed.city);
  await formOf(page)
    .getByRole('checkbox', { name: words('forms.options.information.advice') })
    .check();
  await page.keyboard.press('Enter');
  await expectView(manager, `newsletter-confirmation___${spanish}`);
  await expect
    .poll(() => manager.got('generate_lead'))
    .toEqual([{ event: 'generate_lead', lead_source: 'newsletter' }]);
  await search(page, spanish, `${typed.email} 612 345 678`);
  await expectView(manager, `results___${spanish}`);
  await expect.poll(() => manager.got('search')).toEqual([{ event: 'search', search_term: '' }]);
  expectNoPersonalData(manager, [
    ...Object.values(typed),
    typed.email.replace(/[@.]/g, '-'),
    '612 345',
    '345 678',
    '612345678',
  ]);
});

test('Web Vitals of a sampled page load', async ({ page }) => {
  const manager = await TagManager.standIn(page);
  await allow(page, 'audience');
  await page.addInitScript(() => {
    Math.random = () => 0.05;
  });
  await page.goto(addressOf('home', {}, locale));
  await expectView(manager, `home___${locale}`);
  await expect
    .poll(() => new Set(manager.got('web_vitals').map(({ metric_name: name }) => name)))
    .toEqual(new Set(['FCP', 'TTFB']));
  await page.mouse.click(1, 1);
  await expect.poll(() => manager.got('web_vitals').some(({ metric_name: name }) => name === 'LCP')).toBe(true);
});

test('the debug view lists what was pushed, only with the token', async ({ page }) => {
  await TagManager.standIn(page);
  const view = page.getByRole('region', { name: 'Tracking' });
  const home = addressOf('home', {}, locale);
  for (const query of ['tracking=debug', 'tracking=debug&token=wrong-token-of-the-view']) {
    await page.goto(`${home}?${query}`);
    await expect(view).toContainText('The token is not valid.');
    await expect(view).not.toContainText('pageview');
  }
  await page.goto(`${home}?tracking=debug&token=token-of-the-debug-view`);
  await expect(view).toContainText(`home___${locale}`);
  expect(page.url()).not.toContain('token');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('routes.contact.title') })
    .click();
  await expect(view).toContainText(`contact___${locale}`);
  await view.getByRole('button', { name: 'Close' }).click();
  await expect(view).toHaveCount(0);
});

test('without a container code, nothing of tracking is loaded', async ({ page }) => {
  const manager = await TagManager.standIn(page);
  const site = await startStandaloneSite(frontDoorPort + 92, apiOrigin);
  try {
    // The cart is rendered for each request, so it is not in the cache of the other server.
    await page.goto(site.origin + href('cart', {}, locale));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(3_000);
    expect(manager.pushed).toEqual([]);
    await expect(page.locator('[data-tracking]')).toHaveCount(0);
  } finally {
    await site.stop();
  }
});

test('the tracking code is loaded after the page, and has 4 kB at most', async ({ page }) => {
  await TagManager.standIn(page);
  const sizes: number[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js') || response.url().includes('googletagmanager')) return;
    const text = await response.text();
    if (text.includes('gtm.start')) sizes.push(gzipSync(text, { level: 9 }).length);
  });
  await page.goto(addressOf('home', {}, locale));
  const own = () => page.locator('script[src*="gtm.js"]').count();
  await expect.poll(() => sizes).toHaveLength(1);
  expect(sizes[0]).toBeLessThanOrEqual(4_000);
  expect(await own()).toBe(0);
});
