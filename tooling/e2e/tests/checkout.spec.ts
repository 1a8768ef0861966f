import { createTranslator } from '@veralune/i18n';
import { href } from '@veralune/routing';
import { newCustomer, useOwnAddress } from '../src/customer.ts';
import { summaryOn } from '../src/form.ts';
import { mailTo } from '../src/mailbox.ts';
import { cartLink, fillAddress, fillCart, makeOrder, orderNumberOn, payment, payWith } from '../src/shop.ts';
import { expect, test } from '../src/test.ts';
import { addressOf } from '../src/urls.ts';
import { Visitor } from '../src/visitor.ts';

test.beforeEach(({ page }) => useOwnAddress(page));

test('it-ch: a guest corrects every step, and the parcel goes to a pharmacy', async ({ page }) => {
  const locale = 'it-ch';
  const t = createTranslator(locale);
  const visitor = new Visitor(page, { locale, hasScripts: true });
  const customer = newCustomer(locale);
  const main = page.getByRole('main');
  await page.goto(addressOf('cart', {}, locale));
  await expect(main).toContainText(t('cart.empty.text'));
  await visitor.check(href('cart', {}, locale));

  await fillCart(page, locale, 1);
  await main.getByRole('link', { name: t('product.cart.to-cart') }).click();
  await main.getByText(t('cart.code.title')).click();
  await main.getByRole('textbox', { name: t('cart.code.field') }).fill('NO-SUCH-CODE');
  await main.getByRole('button', { name: t('cart.code.apply') }).click();
  // The field has the value before the answer too, and meanwhile the page gets a new title.
  await expect(page).toHaveURL(/[?&]fault=code_invalid/);
  await expect(main.getByRole('textbox', { name: t('cart.code.field') })).toHaveValue('NO-SUCH-CODE');
  await visitor.check(href('cart', {}, locale));
  await main.getByRole('button', { name: t('cart.quantity.more') }).click();
  await expect(main.getByRole('spinbutton')).toHaveValue('2');
  await expect(cartLink(page, locale)).toHaveAccessibleName(/\b2\b/);
  await main.getByRole('link', { name: t('cart.checkout') }).click();

  await main.getByRole('button', { name: t('checkout.delivery.submit') }).click();
  await expect(summaryOn(page)).toContainText(t('forms.errors.required'));
  await visitor.check(href('checkout-delivery', {}, locale));
  await fillAddress(page, customer);
  await main.locator('[name=email]').fill(customer.email);
  await main.locator('[name=kind][value=relay]').check();
  await main
    .getByRole('textbox', { name: t('checkout.relay.zipcode') })
    .last()
    .fill(customer.address.zipcode);
  await main.getByRole('button', { name: t('checkout.relay.search') }).click();
  const points = main.getByRole('group', { name: t('checkout.relay.label') }).getByRole('radio');
  await expect(points.first()).toBeVisible();
  await main.getByRole('button', { name: t('checkout.delivery.submit') }).click();
  await expect(summaryOn(page).getByRole('link')).toHaveCount(1);
  await visitor.check(href('checkout-delivery', {}, locale));
  await expect(main.locator('[name=firstname]')).toHaveValue(customer.names.firstname);
  await points.first().check();
  await main.getByRole('button', { name: t('checkout.delivery.submit') }).click();

  await expect(page).toHaveURL(addressOf('checkout-recap', {}, locale));
  await main.getByRole('button', { name: t('checkout.recap.submit') }).click();
  await expect(summaryOn(page).getByRole('link')).toHaveCount(1);
  await visitor.check(href('checkout-recap', {}, locale));
  await makeOrder(page, locale);
  await payWith(page, payment.late);
  await expect(main.getByRole('heading', { level: 1 })).toContainText(customer.names.firstname);
  await mailTo(customer.email, await orderNumberOn(page));
  expect(visitor.errors).toEqual([]);
});

test('nl-be: a purchase by keyboard', async ({ page }) => {
  const locale = 'nl-be';
  const t = createTranslator(locale);
  const customer = newCustomer(locale);
  const main = page.getByRole('main');
  const press = async (role: 'button' | 'link', name: string) => {
    await main.getByRole(role, { name }).focus();
    await page.keyboard.press('Enter');
  };
  await fillCart(page, locale, 1);
  await press('link', t('product.cart.to-cart'));
  await expect(page).toHaveURL(addressOf('cart', {}, locale));
  await press('link', t('cart.checkout'));
  await expect(page).toHaveURL(addressOf('checkout-delivery', {}, locale));

  // From field to field, as a visitor without a mouse.
  const { names, address, mobile } = customer;
  await main.locator('[name=email]').focus();
  await page.keyboard.insertText(customer.email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (const text of [names.firstname, names.lastname, address.address_1, '', '']) {
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(text);
  }
  await page.keyboard.press('Tab');
  for (const text of [address.zipcode, address.city]) {
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(text);
  }
  await main.locator('[name=kind][value=home]').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(mobile);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(addressOf('checkout-recap', {}, locale));
  await main.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await press('button', t('checkout.recap.submit'));
  await expect(page).toHaveURL((url) => url.pathname === href('checkout-payment', {}, locale));
  await main.locator('button[type=submit]').focus();
  await page.keyboard.press('Enter');
  for (const choice of [payment.threeDSecure, payment.confirm]) {
    await page.getByRole('button', { name: choice, exact: true }).focus();
    await page.keyboard.press('Enter');
  }
  await expect(main.getByRole('heading', { level: 1 })).toContainText(names.firstname);
});

test('the header asks about the visitor once, and only if there is something to ask for', async ({ page, context }) => {
  const locale = 'fr-ch';
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/me') asked.push(request.url());
  });
  const answer = await page.goto(addressOf('products', {}, locale));
  const headers = await answer?.allHeaders();
  expect(headers?.['set-cookie']).toBeUndefined();
  expect(headers?.['cache-control']).toContain('s-maxage');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await fillCart(page, locale, 1);
  await expect(cartLink(page, locale)).toHaveAccessibleName(/\b1\b/);
  asked.length = 0;
  await page.goto(addressOf('home', {}, locale));
  await expect(cartLink(page, locale)).toHaveAccessibleName(/\b1\b/);
  expect(asked).toHaveLength(1);

  const cart = await page.goto(addressOf('cart', {}, locale));
  expect((await cart?.allHeaders())?.['cache-control']).toBe('private, no-store');
  const cookies = await context.cookies();
  const secret = cookies.find(({ name }) => name === 'cart');
  expect(secret).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('es-es: a purchase up to the payment page, and nothing that was typed is lost', async ({ page }) => {
    const locale = 'es-es';
    const t = createTranslator(locale);
    const customer = newCustomer(locale);
    const main = page.getByRole('main');
    await fillCart(page, locale, 2);
    await expect(page).toHaveURL((url) => url.pathname === href('cart', {}, locale));
    await expect(main.getByRole('status').filter({ hasText: t('cart.notices.added') })).toBeVisible();
    await main
      .getByRole('button', { name: t('cart.remove') })
      .first()
      .click();
    await expect(main.getByRole('spinbutton')).toHaveCount(1);
    await main.getByRole('link', { name: t('cart.checkout') }).click();

    await main.locator('[name=firstname]').fill(customer.names.firstname);
    await main.locator('[name=kind][value=relay]').check();
    await main.locator('[name=relayZipcode]').fill(customer.address.zipcode);
    await main.getByRole('button', { name: t('checkout.relay.search') }).click();
    await expect(main.locator('[name=relay]').first()).toBeVisible();
    await expect(main.locator('[name=firstname]')).toHaveValue(customer.names.firstname);
    await main.locator('[name=kind][value=express]').check();
    await main.getByRole('button', { name: t('checkout.delivery.submit') }).click();
    await expect(summaryOn(page)).toContainText(t('forms.errors.email'));
    await expect(main.locator('[name=firstname]')).toHaveValue(customer.names.firstname);
    await expect(main.locator('[name=kind][value=express]')).toBeChecked();
    await fillAddress(page, customer);
    await main.locator('[name=email]').fill(customer.email);
    await main.getByRole('button', { name: t('checkout.delivery.submit') }).click();
    await expect(page).toHaveURL(addressOf('checkout-recap', {}, locale));

    await main.getByRole('button', { name: t('checkout.recap.submit') }).click();
    await expect(summaryOn(page).getByRole('link')).toHaveCount(1);
    await makeOrder(page, locale);
    await payWith(page, payment.threeDSecure, payment.confirm);
    await mailTo(customer.email, await orderNumberOn(page));
  });
});
