import { createTranslator } from '@veralune/i18n';
import { href } from '@veralune/routing';
import { becomeCustomer, useOwnAddress } from '../src/customer.ts';
import { summaryOn } from '../src/form.ts';
import { office } from '../src/office.ts';
import { checkOut, fillCart, orderNumberOn, payment, payWith } from '../src/shop.ts';
import { expect, test } from '../src/test.ts';
import { addressOf } from '../src/urls.ts';
import { Visitor } from '../src/visitor.ts';

test('fr-be: a customer reviews a product of a delivered order, with and without JavaScript', async ({
  page,
  browser,
}) => {
  const locale = 'fr-be';
  const t = createTranslator(locale);
  const visitor = new Visitor(page, { locale, hasScripts: true });
  const main = page.getByRole('main');
  await useOwnAddress(page);
  const customer = await becomeCustomer(page, locale);
  await fillCart(page, locale, 2);
  await checkOut(page, customer, false);
  await payWith(page, payment.threeDSecure, payment.confirm);
  const number = await orderNumberOn(page);

  const toOrder = async () => {
    await page.goto(addressOf('my-orders', {}, locale));
    await main.getByRole('link', { name: number }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  };
  const reviews = main.getByRole('region', { name: t('my-order.reviews.title') });
  await toOrder();
  await expect(reviews).toHaveCount(0);
  await office('orders', 'ship', number);
  await office('orders', 'deliver', number);
  await toOrder();
  await expect(reviews.getByRole('link')).toHaveCount(2);
  await reviews.getByRole('link').first().click();
  await main.locator('[name=title]').fill('Très bien');
  await main.getByRole('button', { name: t('my-order.review.submit') }).click();
  await expect(summaryOn(page).getByRole('link')).toHaveText([
    t('account.field-errors.rating'),
    t('account.field-errors.text'),
  ]);
  await expect(main.locator('[name=title]')).toHaveValue('Très bien');
  await expect(main.locator('[name=author]')).toHaveValue(customer.names.firstname);
  await visitor.check(/\?review=\d+/);
  await main.locator('[name=rating][value="4"]').check();
  await main.locator('[name=text]').fill('Facile à prendre.');
  await main.getByRole('button', { name: t('my-order.review.submit') }).click();
  await expect(main.getByRole('status').filter({ hasText: t('account.notices.review-sent') })).toBeVisible();
  await expect(reviews.getByRole('link')).toHaveCount(1);
  await visitor.check(/./);
  expect(visitor.errors).toEqual([]);

  const storageState = await page.context().storageState();
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState });
  const plainPage = await plain.newPage();
  const plainMain = plainPage.getByRole('main');
  await plainPage.goto(page.url());
  await plainMain
    .getByRole('region', { name: t('my-order.reviews.title') })
    .getByRole('link')
    .click();
  await plainMain.locator('[name=text]').fill('Bon goût.');
  await plainMain.getByRole('button', { name: t('my-order.review.submit') }).click();
  await expect(plainMain).toContainText(t('account.field-errors.rating'));
  await expect(plainMain.locator('[name=text]')).toHaveValue('Bon goût.');
  await plainMain.locator('[name=rating][value="5"]').check();
  await plainMain.locator('[name=title]').fill('Parfait');
  await plainMain.getByRole('button', { name: t('my-order.review.submit') }).click();
  await expect(plainMain).toContainText(t('account.notices.review-sent'));
  expect(new URL(plainPage.url()).pathname).not.toBe(href('my-orders', {}, locale));
  await plain.close();
});
