import type { Page } from '@playwright/test';
import { accountLinks } from '@veralune/api-client/contract';
import { createTranslator } from '@veralune/i18n';
import { href, type Locale } from '@veralune/routing';
import {
  becomeCustomer,
  createAccount,
  fillSignup,
  linkTo,
  newCustomer,
  signIn,
  useOwnAddress,
} from '../src/customer.ts';
import { summaryOn } from '../src/form.ts';
import { get } from '../src/get.ts';
import { fillAddress } from '../src/shop.ts';
import { expect, test } from '../src/test.ts';
import { addressOf, originOf } from '../src/urls.ts';
import { Visitor } from '../src/visitor.ts';

test.beforeEach(({ page }) => useOwnAddress(page));

/** Holds the answers that say who the visitor is, until they are released. */
async function holdMe(page: Page) {
  const asked = Promise.withResolvers<null>();
  const released = Promise.withResolvers<null>();
  await page.route('**/api/me?*', async (route) => {
    asked.resolve(null);
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: () => released.resolve(null) };
}

test('fr-ch: from signing up over a forgotten password back to the page that was wanted', async ({ page }) => {
  const locale = 'fr-ch';
  const t = createTranslator(locale);
  const visitor = new Visitor(page, { locale, hasScripts: true });
  const customer = newCustomer(locale);
  const main = page.getByRole('main');
  const wanted = addressOf('my-addresses', {}, locale);
  await page.goto(wanted);
  await visitor.check(href('login', {}, locale));
  await expect(main).toContainText(t('login.required.title'));

  await main.getByRole('link', { name: t('login.signup.label') }).click();
  await expect(page).toHaveURL((url) => url.pathname === href('signup', {}, locale));
  await main.getByRole('button', { name: t('signup.submit') }).click();
  await expect(summaryOn(page)).toContainText(t('forms.errors.required'));
  await visitor.check(href('signup', {}, locale));
  await fillSignup(page, customer);
  await main.locator('[name=password_confirmation]').fill(`${customer.password}!`);
  await main.getByRole('button', { name: t('signup.submit') }).click();
  await expect(summaryOn(page)).toContainText(t('account.field-errors.password_mismatch'));
  await expect(main.locator('[name=firstname]')).toHaveValue(customer.names.firstname);
  await main.locator('[name=password]').fill(customer.password);
  await main.locator('[name=password_confirmation]').fill(customer.password);
  await main.getByRole('button', { name: t('signup.submit') }).click();
  await expect(main.getByRole('status').filter({ hasText: t('account.notices.created') })).toBeVisible();

  await page.goto(await linkTo(customer.email, accountLinks.verifyEmail.parameter));
  await visitor.check(href('verify-email', {}, locale));
  await main.getByRole('button', { name: t('verify-email.submit') }).click();
  await expect(main.getByRole('status').filter({ hasText: t('account.notices.verified') })).toBeVisible();

  await signIn(page, { ...customer, password: 'Falsch12345' });
  await expect(main.getByRole('alert').filter({ hasText: t('account.errors.credentials_invalid') })).toBeVisible();
  await expect(main.locator('[name=email]')).toHaveValue(customer.email);
  await visitor.check(href('login', {}, locale));

  await main.getByRole('link', { name: t('login.forgot') }).click();
  await expect(page).toHaveURL((url) => url.pathname === href('forgot-password', {}, locale));
  await main.locator('[name=email]').fill(customer.email);
  await main.getByRole('button', { name: t('forgot-password.submit') }).click();
  await expect(main.getByRole('status').filter({ hasText: t('forgot-password.sent.title') })).toBeVisible();
  await visitor.check(href('forgot-password', {}, locale));
  const link = await linkTo(customer.email, accountLinks.resetPassword.parameter);
  await page.goto(link);
  await main.locator('[name=password]').fill('Neu1234567');
  await visitor.check(href('reset-password', {}, locale));
  await main.locator('[name=password_confirmation]').fill('Neu1234567');
  await main.getByRole('button', { name: t('reset-password.submit') }).click();
  await expect(main.getByRole('status').filter({ hasText: t('account.notices.password-changed') })).toBeVisible();
  await signIn(page, { ...customer, password: 'Neu1234567' });
  await expect(page).toHaveURL(wanted);

  // The link works once.
  await page.goto(link);
  await expect(main).toContainText(t('forgot-password.expired.title'));
  expect(visitor.errors).toEqual([]);
});

test('de-ch: everything in the account can be changed, taken along and deleted', async ({ page }) => {
  const locale = 'de-ch';
  const t = createTranslator(locale);
  const visitor = new Visitor(page, { locale, hasScripts: true });
  const customer = await becomeCustomer(page, locale);
  const main = page.getByRole('main');
  const saved = () => expect(main.getByRole('status').filter({ hasText: t('account.notices.saved') })).toBeVisible();
  await visitor.check(href('my-account', {}, locale));

  await test.step('information', async () => {
    await page.goto(addressOf('my-information', {}, locale));
    await main.locator('[name=birthday-day]').fill('31');
    await main.locator('[name=birthday-month]').fill('2');
    await main.locator('[name=birthday-year]').fill('1980');
    await main.getByRole('button', { name: t('account.save') }).click();
    await expect(summaryOn(page)).toBeVisible();
    await expect(main.locator('[name=birthday-day]')).toHaveValue('31');
    await visitor.check(href('my-information', {}, locale));
    await main.locator('[name=birthday-day]').fill('29');
    await main.getByRole('button', { name: t('account.save') }).click();
    await saved();
    await expect(main.locator('[name=birthday-day]')).toHaveValue('29');
  });

  await test.step('addresses', async () => {
    for (const label of ['Zuhause', 'Büro']) {
      await page.goto(addressOf('my-addresses', {}, locale));
      await main.getByRole('link', { name: t('my-addresses.add') }).click();
      await main.locator('[name=label]').fill(label);
      await fillAddress(page, customer);
      if (label === 'Zuhause') await visitor.check(href('my-address', {}, locale));
      await main.getByRole('button', { name: t('account.save') }).click();
      await saved();
    }
    await visitor.check(href('my-addresses', {}, locale));
    // The first address is the default one, which can't be removed.
    await main.getByRole('button', { name: t('my-addresses.remove') }).click();
    await expect(main.getByRole('status').filter({ hasText: t('account.notices.address-removed') })).toBeVisible();
    await expect(main).toContainText('Zuhause');
    await expect(main).not.toContainText('Büro');
    await expect(main.getByRole('button', { name: t('my-addresses.remove') })).toHaveCount(0);
  });

  await test.step('subscriptions', async () => {
    await page.goto(addressOf('my-profile', {}, locale));
    await main.getByRole('checkbox', { name: t('my-profile.option.advice') }).check();
    await main.getByRole('button', { name: t('account.save') }).click();
    await saved();
    await expect(main.getByRole('checkbox', { name: t('my-profile.option.advice') })).toBeChecked();
    await visitor.check(href('my-profile', {}, locale));
  });

  await test.step('favourites', async () => {
    await page.goto(addressOf('my-favourites', {}, locale));
    await visitor.check(href('my-favourites', {}, locale));
    await page.goto(addressOf('products', {}, locale));
    await main.getByRole('article').getByRole('heading').getByRole('link').first().click();
    await expect(main.getByRole('button', { name: t('favourites.add') })).toBeVisible();
    const product = page.url();
    // Before the script has asked for the favourites, the form leads to their list; after that the page remains.
    await main.getByRole('button', { name: t('favourites.add') }).click();
    await expect(main.getByRole('status').filter({ hasText: t('account.notices.favourite-added') })).toHaveCount(1);

    // A press that starts before the answer and ends after it counts.
    const held = await holdMe(page);
    await page.goto(product);
    const button = main.getByRole('button', { name: t('favourites.add') });
    await button.hover();
    await held.asked;
    await page.mouse.down();
    held.release();
    await expect(main.getByRole('button', { name: t('favourites.remove') })).toBeFocused();
    await page.mouse.up();
    await expect(main.getByRole('status').filter({ hasText: t('account.notices.favourite-removed') })).toHaveCount(1);
    await expect(button).toBeVisible();
    await expect(page).toHaveURL(product);
    await page.goto(addressOf('my-pharmacies', {}, locale));
    await visitor.check(href('my-pharmacies', {}, locale));
  });

  await test.step('export', async () => {
    await page.goto(addressOf('my-login', {}, locale));
    await visitor.check(href('my-login', {}, locale));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('link', { name: t('my-login.export.link') }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString('utf8')).toContain(customer.email);
  });

  await test.step('a session that ends while something is typed', async () => {
    await page.goto(addressOf('my-information', {}, locale));
    await main.locator('[name=mobile]').fill('079 999 88 77');
    const cookies = await page.context().cookies();
    await page.context().clearCookies({ name: 'jwt_token' });
    await main.getByRole('button', { name: t('account.save') }).click();
    await expect(main.getByRole('alert').filter({ hasText: t('account.errors.login_required') })).toBeVisible();
    await expect(main.locator('[name=mobile]')).toHaveValue('079 999 88 77');
    await page.context().addCookies(cookies);
    await main.getByRole('button', { name: t('account.save') }).click();
    await saved();
    await expect(main.locator('[name=mobile]')).toHaveValue('079 999 88 77');
  });

  await test.step('deletion', async () => {
    await page.goto(addressOf('my-login', {}, locale));
    const form = main.locator('form').filter({ has: page.getByRole('button', { name: t('my-login.delete.submit') }) });
    await form.locator('[name=current_password]').fill('Falsch12345');
    await form.getByRole('button').last().click();
    await expect(summaryOn(page)).toContainText(t('account.errors.password_wrong'));
    await form.locator('[name=current_password]').fill(customer.password);
    await form.getByRole('button').last().click();
    await expect(main.getByRole('status').filter({ hasText: t('account.notices.deleted') })).toBeVisible();
    await page.goto(addressOf('my-account', {}, locale));
    await expect(page).toHaveURL((url) => url.pathname === href('login', {}, locale));
  });
  expect(visitor.errors).toEqual([]);
});

test('es-es: who leaves gets to the home page, and the account is closed to the browser', async ({ page }) => {
  const locale = 'es-es';
  const t = createTranslator(locale);
  await becomeCustomer(page, locale);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account.nav.logout') })
    .click();
  await expect(page).toHaveURL(addressOf('home', {}, locale));
  await expect(page.getByRole('banner').getByRole('link', { name: t('header.account.sign-in') })).toBeVisible();
  await page.goto(addressOf('my-orders', {}, locale));
  await expect(page).toHaveURL((url) => url.pathname === href('login', {}, locale));
});

/** Addresses that must not become the target after the login, because they lead to another site. */
const foreign = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  'javascript:alert(1)',
  '/fr/..//evil.example/',
];

test('open redirect: the login leads to pages of the site only', async ({ page }) => {
  const locale: Locale = 'fr-be';
  const customer = newCustomer(locale);
  await page.goto(addressOf('login', {}, locale));
  await createAccount(page, customer);
  for (const [index, target] of foreign.entries()) {
    await page.goto(`${addressOf('login', {}, locale)}?redirect=${encodeURIComponent(target)}`);
    // The first time with the form; after that the page itself leads on.
    if (index === 0) await signIn(page, customer);
    await expect(page, target).toHaveURL(addressOf('my-account', {}, locale));
  }
});

test('pages of the account lead to the login page without a session, and are in no cache', async ({ request }) => {
  const locale = 'nl-be';
  const path = href('my-orders', {}, locale);
  const answer = await get(request, `${originOf(locale)}${path}?a=b`);
  expect(answer.status()).toBe(307);
  expect(answer.headers()['location']).toBe(
    `${href('login', {}, locale)}?${new URLSearchParams({ redirect: `${path}?a=b` }).toString()}`,
  );
  expect(answer.headers()['cache-control']).toContain('no-store');
  for (const route of ['login', 'signup', 'forgot-password', 'cart'] as const) {
    const page = await get(request, addressOf(route, {}, locale));
    expect(page.headers()['cache-control'], route).toBe('private, no-store');
    expect(page.headers()['set-cookie'], route).toBeUndefined();
  }
});
