import { createTranslator } from '@veralune/i18n';
import { href } from '@veralune/routing';
import { newCustomer, useOwnAddress } from '../src/customer.ts';
import { office } from '../src/office.ts';
import { cartLink, checkOut, orderNumberOn, payment, payWith } from '../src/shop.ts';
import { expect, test } from '../src/test.ts';
import { addressOf } from '../src/urls.ts';
import { Visitor } from '../src/visitor.ts';

test.beforeEach(({ page }) => useOwnAddress(page));

test('nl-be: a follow-up code gives one free product, which the order contains', async ({ page }) => {
  const locale = 'nl-be';
  const t = createTranslator(locale);
  const visitor = new Visitor(page, { locale, hasScripts: true });
  const customer = newCustomer(locale);
  const main = page.getByRole('main');
  const gift = main.getByRole('listitem').filter({ hasText: t('cart.gift.line') });
  await page.goto(addressOf('product', { slug: 'micralba-magnesium' }, locale));
  await main.locator('[name=quantity]').fill('8');
  await main.getByRole('button', { name: t('product.cart.add') }).click();
  await main.getByRole('link', { name: t('product.cart.to-cart') }).click();
  await main.getByText(t('cart.code.title')).click();
  await main.getByRole('textbox', { name: t('cart.code.field') }).fill('csm 1h6d 9f2z');
  await main.getByRole('button', { name: t('cart.code.apply') }).click();
  await expect(main).toContainText(t('cart.code.benefit.gift'));
  const choices = main.getByRole('group', { name: t('cart.gift.label') }).getByRole('radio');
  await expect(choices).toHaveCount(3);
  await visitor.check(href('cart', {}, locale));
  await choices.first().check();
  await main.getByRole('button', { name: t('cart.gift.submit') }).click();
  await expect(gift).toHaveCount(1);
  await expect(gift.getByRole('spinbutton')).toHaveCount(0);
  await expect(choices).toHaveCount(0);
  await visitor.check(href('cart', {}, locale));

  await checkOut(page, customer);
  await payWith(page, payment.threeDSecure, payment.confirm);
  await expect(gift).toHaveCount(1);
  // A code works once. Without the order it is free again, for the next run.
  await office('orders', 'cancel', await orderNumberOn(page));
  expect(visitor.errors).toEqual([]);
});

test('without a connection, the cart is shown as it was, until it is empty', async ({ page, context }) => {
  const locale = 'fr-be';
  const t = createTranslator(locale);
  const main = page.getByRole('main');
  await page.goto(addressOf('product', { slug: 'micralba-magnesium' }, locale));
  await main.getByRole('button', { name: t('product.cart.add') }).click();
  await expect(main.getByRole('region', { name: t('product.cart.added') })).toBeVisible();
  await page.goto(addressOf('brands', {}, locale));
  await page.mouse.move(10, 10);
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  const last = page.getByRole('group').filter({ hasText: t('layout.offline.cart') });
  const line = last.getByText('1 × Micralba Magnésium');
  await expect(last).toBeVisible();
  await expect(line).toBeHidden();
  await cartLink(page, locale).click();
  await expect(line).toBeVisible();
  await expect(page).toHaveURL(addressOf('brands', {}, locale));

  await context.setOffline(false);
  await expect(last).toHaveCount(0);
  await page.goto(addressOf('cart', {}, locale));
  await main.getByRole('button', { name: t('cart.remove') }).click();
  await expect(main).toContainText(t('cart.empty.text'));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('veralune:cart'))).toBeNull();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('fr-be: a line of the cart gets another size, at the price of the server', async ({ page }) => {
    const locale = 'fr-be';
    const t = createTranslator(locale);
    const main = page.getByRole('main');
    await page.goto(addressOf('product', { slug: 'micralba-magnesium' }, locale));
    await main.locator('[name=quantity]').fill('2');
    await main.getByRole('button', { name: t('product.cart.add') }).click();
    await expect(main).toContainText('30 comprimés');
    await main.getByText(t('cart.sizes')).click();
    await main.getByRole('button', { name: /^60 comprimés/ }).click();
    await expect(main.getByRole('listitem').filter({ has: page.getByRole('spinbutton') })).toContainText(
      '60 comprimés',
    );
    await expect(main.getByRole('spinbutton')).toHaveValue('2');
    await expect(main).toContainText(/35,80\s€/);
  });
});
