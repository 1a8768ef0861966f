import { createTranslator } from '@veralune/i18n';
import { href } from '@veralune/routing';
import { newCustomer, useOwnAddress } from '../src/customer.ts';
import { mailTo } from '../src/mailbox.ts';
import { office } from '../src/office.ts';
import { checkOut, fillCart, orderNumberOn, payment, payWith } from '../src/shop.ts';
import { expect, test } from '../src/test.ts';
import { addressOf } from '../src/urls.ts';
import { Visitor } from '../src/visitor.ts';

test.beforeEach(({ page }) => useOwnAddress(page));

test('de-de: every way in which a payment fails has its page and a way on', async ({ page }) => {
  const locale = 'de-de';
  const t = createTranslator(locale);
  const visitor = new Visitor(page, { locale, hasScripts: true });
  const customer = newCustomer(locale);
  const main = page.getByRole('main');
  await fillCart(page, locale, 1);
  await checkOut(page, customer);

  const failures = [
    { choices: [payment.refuse], failure: 'refused' },
    { choices: [payment.threeDSecure, payment.fail], failure: 'two-factor-failed' },
    { choices: [payment.goBack], failure: 'cancelled' },
  ] as const;
  for (const { choices, failure } of failures) {
    await payWith(page, ...choices);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t(`checkout.error.${failure}.title`));
    await visitor.check(href('checkout-error', {}, locale));
    await main.getByRole('link', { name: t('checkout.error.retry') }).click();
    await page.waitForURL((url) => url.pathname === href('checkout-payment', {}, locale));
  }
  const paymentPage = page.url();
  await payWith(page, payment.threeDSecure, payment.confirm);
  await expect(main.getByRole('heading', { level: 1 })).toContainText(customer.names.firstname);
  const number = await orderNumberOn(page);
  // Who comes back to pay again learns that the order is paid.
  await page.goto(paymentPage);
  await expect(page).toHaveURL((url) => url.pathname === href('checkout-confirmation', {}, locale));
  await expect(main).toContainText(number);
  expect(visitor.errors).toEqual([]);
});

test('nl-be: a session that expired is replaced by another, and the end of the 15 minutes has its page', async ({
  page,
}) => {
  const locale = 'nl-be';
  const t = createTranslator(locale);
  const visitor = new Visitor(page, { locale, hasScripts: true });
  const customer = newCustomer(locale);
  const main = page.getByRole('main');
  await fillCart(page, locale, 1);
  await checkOut(page, customer);

  // The provider's session is over, but the order can still be paid.
  await payWith(page, payment.expire);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('checkout.error.cancelled.title'));
  const order = new URL(page.url()).searchParams.get('order') ?? '';
  await main.getByRole('link', { name: t('checkout.error.retry') }).click();
  await page.waitForURL((url) => url.pathname === href('checkout-payment', {}, locale));

  // Where a payment leads that starts too late.
  const late = new URLSearchParams({ order, failure: 'expired' });
  await page.goto(`${addressOf('checkout-error', {}, locale)}?${late.toString()}`);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('checkout.error.expired.title'));
  await expect(main).toContainText(t('checkout.error.expired.text'));
  await visitor.check(href('checkout-error', {}, locale));
  await main.getByRole('link', { name: t('checkout.error.retry') }).click();
  await page.waitForURL((url) => url.pathname === href('checkout-payment', {}, locale));
  await payWith(page, payment.threeDSecure, payment.confirm);
  await expect(main.getByRole('heading', { level: 1 })).toContainText(customer.names.firstname);
  expect(visitor.errors).toEqual([]);
});

test('fr-be: a cheque is awaited, and the order goes on when the office has it', async ({ page }) => {
  const locale = 'fr-be';
  const t = createTranslator(locale);
  const visitor = new Visitor(page, { locale, hasScripts: true });
  const customer = newCustomer(locale);
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  const { firstname } = customer.names;
  await fillCart(page, locale, 1);
  await checkOut(page, customer);
  await main.locator('[name=method][value=cheque]').check();
  await main.locator('button[type=submit]').click();
  await expect(title).toHaveText(t('checkout.confirmation.cheque.title', { firstname }));
  const number = await orderNumberOn(page);
  await expect(main).toContainText(t('checkout.confirmation.cheque.payee'));
  await visitor.check(href('checkout-confirmation', {}, locale));
  await mailTo(customer.email, number);

  await office('orders', 'paid', number);
  await page.reload();
  await expect(title).toHaveText(t('checkout.confirmation.title', { firstname }));
  await visitor.check(href('checkout-confirmation', {}, locale));
  expect(visitor.errors).toEqual([]);
});
