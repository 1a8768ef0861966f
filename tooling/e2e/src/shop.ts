import { expect, type Locator, type Page } from '@playwright/test';
import { createTranslator } from '@veralune/i18n';
import type { Locale } from '@veralune/routing';
import type { Customer } from './customer.ts';
import { addressOf } from './urls.ts';

/** `BE-2026-00481` */
const orderNumber = /[A-Z]{2}-\d{4}-\d{5}/;

/** The link to the cart in the header; its name contains the count. */
export function cartLink(page: Page, locale: Locale): Locator {
  const t = createTranslator(locale);
  return page.getByRole('banner').getByRole('link', { name: t('header.cart.label') });
}

/** Opens the pages of products and adds one unit of each to the cart. */
export async function fillCart(page: Page, locale: Locale, count: number): Promise<void> {
  const t = createTranslator(locale);
  await page.goto(addressOf('products', {}, locale));
  const cards = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  const addresses = await cards.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  let added = 0;
  for (const address of addresses) {
    await page.goto(address);
    // On phones, the bar at the bottom of the window has a second button.
    const add = page.locator('#add-to-cart').getByRole('button', { name: t('product.cart.add') });
    // Not every product is sold on the site.
    if ((await add.count()) === 0) continue;
    await add.click();
    // Without scripts, the form leads to the cart.
    const inCart = page.getByRole('heading', { level: 1, name: t('cart.title') });
    await expect(page.getByRole('region', { name: t('product.cart.added') }).or(inCart)).toBeVisible();
    added += 1;
    if (added === count) return;
  }
  throw new Error(`${locale} sells fewer than ${String(count)} of the first products.`);
}

/** Types the name and the address; the fields are found by the names of the contract. */
export async function fillAddress(page: Page, { names, address, mobile }: Customer): Promise<void> {
  const form = page.getByRole('main').locator('form');
  await form.locator(`[name=civility][value=${names.civility}]`).check();
  const { country, ...lines } = address;
  for (const [name, text] of Object.entries({ ...lines, mobile, firstname: names.firstname, lastname: names.lastname }))
    await form.locator(`[name=${name}]`).fill(text);
  await form.locator('[name=country]').selectOption(country);
}

/** Accepts the conditions and makes the order, from the recap to the payment page. */
export async function makeOrder(page: Page, locale: Locale): Promise<void> {
  const t = createTranslator(locale);
  await page.getByRole('main').locator('[name=terms]').check();
  await page.getByRole('button', { name: t('checkout.recap.submit') }).click();
  await page.waitForURL((url) => url.href.startsWith(`${addressOf('checkout-payment', {}, locale)}?order=`));
}

/** From a filled cart to the recap. A guest gives an address for mails too. */
export async function chooseDelivery(page: Page, customer: Customer, isGuest = true): Promise<void> {
  const { locale, email } = customer;
  const main = page.getByRole('main');
  await page.goto(addressOf('checkout-delivery', {}, locale));
  await fillAddress(page, customer);
  if (isGuest) await main.locator('[name=email]').fill(email);
  await main.getByRole('button', { name: createTranslator(locale)('checkout.delivery.submit') }).click();
  await page.waitForURL(addressOf('checkout-recap', {}, locale));
}

/** From a filled cart to the payment page. */
export async function checkOut(page: Page, customer: Customer, isGuest = true): Promise<void> {
  await chooseDelivery(page, customer, isGuest);
  await makeOrder(page, customer.locale);
}

/** Starts the payment by card and chooses what becomes of it on the pages of the payment stand-in. */
export async function payWith(page: Page, ...choices: readonly string[]): Promise<void> {
  await page.getByRole('main').locator('button[type=submit]').click();
  for (const choice of choices) await page.getByRole('button', { name: choice, exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/api/'));
}

/** The buttons of the payment stand-in. */
export const payment = {
  threeDSecure: 'The bank asks for 3-D Secure',
  confirm: 'Confirm the payment',
  fail: 'Fail the confirmation',
  refuse: 'The bank refuses the card',
  goBack: 'Go back without paying',
  expire: 'The session expires',
  late: 'Pay; the message is ten seconds late',
} as const;

/** The number of the order that the page shows. */
export async function orderNumberOn(page: Page): Promise<string> {
  const main = page.getByRole('main');
  await expect(main).toContainText(orderNumber);
  return orderNumber.exec(await main.innerText())?.[0] ?? '';
}
