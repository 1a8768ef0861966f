import type { Page } from '@playwright/test';
import { requiredContactFields, servedCountries } from '@veralune/forms';
import { createTranslator } from '@veralune/i18n';
import { href, marketIds, markets, marketOf, type Locale } from '@veralune/routing';
import { control, formOf, summaryOn, type } from '../src/form.ts';
import { oneOfEachMarket } from '../src/one-of-each-market.ts';
import { places } from '../src/places.ts';
import { expect, test, waitUntilInteractive } from '../src/test.ts';
import { addressOf } from '../src/urls.ts';
import { isAuditedLocale, Visitor } from '../src/visitor.ts';

/** A posted content is one request for a day, so each run needs its own. */
function unique(locale: Locale): string {
  return `${locale} ${crypto.randomUUID()}`;
}

async function fillContact(page: Page, locale: Locale): Promise<void> {
  const { id } = marketOf(locale);
  await control(page, 'subject').selectOption('product');
  await control(page, 'profile').selectOption('consumer');
  await type(page, 'message', unique(locale));
  await control(page, 'civility').first().focus();
  await page.keyboard.press('Space');
  await type(page, 'firstname', 'Élise');
  await type(page, 'lastname', 'Peeters');
  await type(page, 'email', `${crypto.randomUUID()}@example.com`);
  await control(page, 'country').selectOption(servedCountries[id][0]);
  await type(page, 'zipcode', places[id].zipcode);
  await type(page, 'city', 'Chênée');
  await control(page, 'gdpr').focus();
  await page.keyboard.press('Space');
}

for (const locale of oneOfEachMarket) {
  test(`${locale}: the contact form by keyboard, from every error to the confirmation`, async ({ page }) => {
    const t = createTranslator(locale);
    const visitor = new Visitor(page, { locale, hasScripts: true, isAudited: isAuditedLocale(locale) });
    const { id } = marketOf(locale);
    await page.goto(addressOf('contact', {}, locale));
    const submit = formOf(page).getByRole('button', { name: t('contact.form.submit') });
    await submit.focus();
    // The rules are loaded on the first focus; the form works before and after that.
    await page.keyboard.press('Enter');

    const summary = summaryOn(page);
    await expect(summary).toBeFocused();
    await expect(summary).toContainText(t('forms.errors.required'));
    await expect(page).toHaveTitle(t('forms.error-title', { title: `${t('routes.contact.title')} – Veralune` }));
    // The country of the market is chosen from the start.
    const missing = requiredContactFields.filter((field) => field !== 'country');
    await expect(summary.getByRole('link')).toHaveCount(missing.length);
    for (const field of missing) {
      const link = summary.locator(`a[href="#contact-${field}"]`);
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator(`#contact-${field}`)).toBeFocused();
    }
    await expect(control(page, 'email')).toHaveAccessibleDescription(
      `${t('forms.hints.email')} ${t('forms.errors.email')}`,
    );
    await visitor.check(/./);

    await fillContact(page, locale);
    await expect(page.locator('#contact-cities option').first()).toBeAttached();
    await control(page, 'subject').selectOption('restricted');
    await type(page, 'zipcode', places[id].wrong);
    await submit.focus();
    await page.keyboard.press('Enter');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      t('forms.errors.restricted-subject'),
      t('forms.errors.zipcode', { country: servedCountries[id][0] }),
    ]);

    // A reload keeps what was typed.
    await page.reload();
    await expect(control(page, 'firstname')).toHaveValue('Élise');
    await expect(control(page, 'zipcode')).toHaveValue(places[id].wrong);
    await control(page, 'subject').selectOption('product');
    await type(page, 'zipcode', places[id].zipcode);
    await page.keyboard.press('Enter');
    await visitor.check(href('contact-confirmation', {}, locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('contact-confirmation.title'));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(visitor.errors).toEqual([]);

    await page.goto(addressOf('contact', {}, locale));
    await expect(control(page, 'firstname')).toHaveValue('');
  });
}

test('a failure of the API loses nothing, and the next attempt is the same request', async ({ page }) => {
  const locale = 'de-de';
  const t = createTranslator(locale);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/contact?*', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length === 1) await route.abort();
    else await route.continue();
  });
  await page.goto(addressOf('contact', {}, locale));
  await fillContact(page, locale);
  const submit = formOf(page).locator('button[type=submit]');
  await submit.click();
  await expect(formOf(page).getByRole('alert')).toContainText(t('forms.failed.title'));
  await expect(control(page, 'lastname')).toHaveValue('Peeters');
  await submit.dblclick();
  await expect(page).toHaveURL(addressOf('contact-confirmation', {}, locale));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('the validator is loaded when a form is used, not before', async ({ page }) => {
  const scripts = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await page.goto(addressOf('contact', {}, 'it-it'));
  await page.mouse.move(1, 1);
  await page.waitForLoadState('networkidle');
  const before = (await scripts()).filter((name) => name.endsWith('.js'));
  await control(page, 'firstname').focus();
  await expect
    .poll(async () => (await scripts()).filter((name) => name.endsWith('.js')).length)
    .toBeGreaterThan(before.length);
});

test('a withdrawal, from the footer to the confirmation', async ({ page }) => {
  const locale = 'de-de';
  const t = createTranslator(locale);
  const visitor = new Visitor(page, { locale, hasScripts: true });
  await page.goto(addressOf('home', {}, locale));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('routes.withdrawal.title') })
    .click();
  await expect(page).toHaveURL(addressOf('withdrawal', {}, locale));
  for (const [name, text] of Object.entries({
    order_number: unique(locale),
    'order_date-day': '3',
    'order_date-month': '11',
    'order_date-year': '2025',
    'delivery_date-day': '1',
    'delivery_date-month': '11',
    'delivery_date-year': '2025',
    content: '2 × Micralba Zink',
    firstname: 'Annegret',
    lastname: 'Brinkmann',
    email: `${crypto.randomUUID()}@example.com`,
    address_1: 'Torstraße 12',
    zipcode: places.de.zipcode,
    city: 'Berlin',
  }))
    await type(page, name, text);
  await page.keyboard.press('Enter');
  await expect(summaryOn(page).getByRole('link')).toHaveText([t('forms.errors.date-order')]);
  await visitor.check(href('withdrawal', {}, locale));
  await type(page, 'delivery_date-day', '7');
  await page.keyboard.press('Enter');
  await visitor.check(href('withdrawal-confirmation', {}, locale));
  expect(visitor.errors).toEqual([]);
});

test('a form posted before its scripts are there answers with the errors, and works with scripts afterwards', async ({
  page,
}) => {
  const locale = 'fr-be';
  const t = createTranslator(locale);
  const scripts = /\/_next\/static\/.*\.js$/;
  await page.route(scripts, (route) => route.abort());
  await page.goto(addressOf('contact', {}, locale), { waitUntil: 'load' });
  await control(page, 'firstname').fill('Élise');
  await page.unroute(scripts);
  const arrival = Promise.withResolvers<undefined>();
  await page.route(scripts, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  const visitor = new Visitor(page, { locale, hasScripts: true });
  const submit = formOf(page).getByRole('button', { name: t('contact.form.submit') });
  await Promise.all([page.waitForEvent('domcontentloaded'), submit.click()]);
  await expect(summaryOn(page)).toContainText(t('forms.errors.subject'));
  await expect(control(page, 'firstname')).toHaveValue('Élise');

  // The scripts come while the visitor types.
  await control(page, 'subject').selectOption('product');
  await control(page, 'lastname').focus();
  await page.keyboard.type('Pee');
  arrival.resolve(undefined);
  await waitUntilInteractive(page);
  await page.keyboard.type('ters');
  await expect(control(page, 'lastname')).toHaveValue('Peeters');

  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) posts.push(request.url());
  });
  await submit.click();
  await expect(summaryOn(page)).toBeFocused();
  await expect(summaryOn(page)).not.toContainText(t('forms.errors.subject'));
  expect(posts).toEqual([]);
  expect(visitor.errors).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const market of marketIds) {
    const [locale] = markets[market].locales;
    test(`${locale}: the contact form answers with the errors and everything that was entered`, async ({ page }) => {
      const t = createTranslator(locale);
      await page.goto(addressOf('contact', {}, locale));
      await control(page, 'firstname').fill('Élise');
      await control(page, 'message').fill('<Hello> & good-bye');
      await control(page, 'profile').selectOption('pharmacist');
      await control(page, 'zipcode').fill(places[market].wrong);
      await formOf(page).locator('button[type=submit]').click();
      await expect(page).toHaveURL(addressOf('contact', {}, locale));
      await expect(page).toHaveTitle(t('forms.error-title', { title: `${t('routes.contact.title')} – Veralune` }));
      await expect(summaryOn(page)).toContainText(t('forms.errors.subject'));
      await expect(summaryOn(page)).toContainText(t('forms.errors.zipcode', { country: servedCountries[market][0] }));
      await expect(control(page, 'firstname')).toHaveValue('Élise');
      await expect(control(page, 'message')).toHaveValue('<Hello> & good-bye');
      await expect(control(page, 'profile')).toHaveValue('pharmacist');
    });
  }

  test('the contact form is sent once, and a reload of the confirmation sends nothing', async ({ page }) => {
    const locale = 'fr-be';
    await page.goto(addressOf('contact', {}, locale));
    await control(page, 'subject').selectOption('other');
    await control(page, 'profile').selectOption('consumer');
    await control(page, 'message').fill(unique(locale));
    await control(page, 'civility').first().check();
    await control(page, 'firstname').fill('Élise');
    await control(page, 'lastname').fill('Peeters');
    await control(page, 'email').fill(`${crypto.randomUUID()}@example.com`);
    await control(page, 'country').selectOption('BE');
    await control(page, 'zipcode').fill('4032');
    await control(page, 'city').fill('Chênée');
    await control(page, 'gdpr').check();
    await formOf(page).locator('button[type=submit]').click();
    await expect(page).toHaveURL(addressOf('contact-confirmation', {}, locale));
    const methods: string[] = [];
    page.on('request', (request) => methods.push(request.method()));
    await page.reload();
    expect(new Set(methods)).toEqual(new Set(['GET']));
  });
});
