import { createTranslator } from '@veralune/i18n';
import { hasRoute, href, languageOf } from '@veralune/routing';
import { createAccount, newCustomer, signIn, useOwnAddress } from '../src/customer.ts';
import { mailTo } from '../src/mailbox.ts';
import { oneOfEachMarket } from '../src/one-of-each-market.ts';
import { cartLink, fillAddress, fillCart, makeOrder, orderNumberOn, payment, payWith } from '../src/shop.ts';
import { expect, test } from '../src/test.ts';
import { addressOf } from '../src/urls.ts';
import { isAuditedLocale, Visitor } from '../src/visitor.ts';

// A purchase in Dutch and one in Italian are in `checkout.spec`.
for (const locale of oneOfEachMarket.filter((each) => hasRoute('cart', each))) {
  test(`${locale}: two products, paid by card with 3-D Secure, and one of them withdrawn`, async ({ page }) => {
    const t = createTranslator(locale);
    const visitor = new Visitor(page, { locale, hasScripts: true, isAudited: isAuditedLocale(locale) });
    const customer = newCustomer(locale);
    const main = page.getByRole('main');
    await useOwnAddress(page);

    await test.step('two products into the cart', async () => {
      await fillCart(page, locale, 2);
      const added = main.getByRole('region', { name: t('product.cart.added') });
      await expect(added).toBeVisible();
      const pack = added.locator('img');
      await expect.poll(() => pack.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(cartLink(page, locale)).toHaveAccessibleName(new RegExp(`\\b2\\b`));
      await main.getByRole('link', { name: t('product.cart.to-cart') }).click();
      await visitor.check(href('cart', {}, locale));
      await expect(main.getByRole('spinbutton')).toHaveCount(2);
    });

    await test.step('a session keeps the cart of the guest', async () => {
      await createAccount(page, customer);
      await page.goto(addressOf('login', {}, locale));
      await signIn(page, customer);
      await page.waitForURL(addressOf('my-account', {}, locale));
      await expect(page.getByRole('banner').getByRole('link', { name: customer.names.firstname })).toBeVisible();
      await expect(cartLink(page, locale)).toHaveAccessibleName(/\b2\b/);
    });

    await test.step('delivery', async () => {
      await page.goto(addressOf('cart', {}, locale));
      await main.getByRole('link', { name: t('cart.checkout') }).click();
      await visitor.check(href('checkout-delivery', {}, locale));
      await fillAddress(page, customer);
      await main.getByRole('button', { name: t('checkout.delivery.submit') }).click();
    });

    await test.step('recap', async () => {
      await expect(page).toHaveURL(addressOf('checkout-recap', {}, locale));
      await expect(main).toContainText(customer.address.address_1);
      await visitor.check(href('checkout-recap', {}, locale));
      await makeOrder(page, locale);
      await visitor.check(href('checkout-payment', {}, locale));
    });

    const number = await test.step('payment', async () => {
      await payWith(page, payment.threeDSecure, payment.confirm);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        t('checkout.confirmation.title', { firstname: customer.names.firstname }),
      );
      await visitor.check(href('checkout-confirmation', {}, locale));
      await expect(cartLink(page, locale)).not.toHaveAccessibleName(/\b2\b/);
      return orderNumberOn(page);
    });

    await test.step('mail', async () => {
      const { lang } = await mailTo(customer.email, number);
      expect(lang).toBe(languageOf(locale));
    });

    await test.step('the order in the account', async () => {
      await page.goto(addressOf('my-orders', {}, locale));
      await visitor.check(href('my-orders', {}, locale));
      await main.getByRole('link', { name: number }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
      await visitor.check(/./);
    });

    await test.step('withdrawal of one product', async () => {
      const units = main.locator('form select');
      await expect(units).toHaveCount(2);
      await units.first().selectOption('1');
      await main.getByRole('button', { name: t('withdrawal.form.submit') }).click();
      await expect(main.getByRole('status').filter({ hasText: t('account.notices.withdrawn') })).toBeVisible();
      await expect(main).toContainText(/R-[A-Z0-9]{8}/);
      const [reference = ''] = /R-[A-Z0-9]{8}/.exec(await main.innerText()) ?? [];
      const { text } = await mailTo(customer.email, reference);
      expect(text).toContain(number);
      await visitor.check(/./);
    });

    expect(visitor.errors).toEqual([]);
    expect(visitor.failedDocuments).toEqual([]);
  });
}
