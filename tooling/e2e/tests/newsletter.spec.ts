import { newsletterLinkPaths } from '@veralune/api-client/contract';
import { createTranslator } from '@veralune/i18n';
import { href } from '@veralune/routing';
import { bottomOf } from '../src/bottom-of.ts';
import { formOf, summaryOn, type } from '../src/form.ts';
import { expect, test } from '../src/test.ts';
import { addressOf, originOf } from '../src/urls.ts';
import { Visitor } from '../src/visitor.ts';

test('the newsletter page', async ({ page }) => {
  const locale = 'es-es';
  const t = createTranslator(locale);
  const visitor = new Visitor(page, { locale, hasScripts: true });
  await page.goto(addressOf('newsletter', {}, locale));
  await type(page, 'email', 'marta@');
  await page.keyboard.press('Enter');
  await expect(summaryOn(page).getByRole('link')).toHaveText([
    t('forms.errors.email'),
    t('forms.errors.city'),
    t('forms.errors.information'),
  ]);
  await visitor.check(href('newsletter', {}, locale));
  await type(page, 'email', `${crypto.randomUUID()}@example.com`);
  await type(page, 'city', 'Vilagarcía de Arousa');
  await formOf(page)
    .getByRole('checkbox', { name: t('forms.options.information.advice') })
    .check();
  await page.keyboard.press('Enter');
  await visitor.check(href('newsletter-confirmation', {}, locale));
  expect(visitor.errors).toEqual([]);
});

test('a link of a newsletter mail asks before it changes anything', async ({ page }) => {
  const locale = 'nl-be';
  const t = createTranslator(locale);
  const visitor = new Visitor(page, { locale, hasScripts: true });
  await page.goto(`${originOf(locale)}${newsletterLinkPaths.unsubscribe}?token=unknown&lang=nl`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('newsletter-link.unsubscribe.title'));
  await visitor.check(/nl-be/);
  await page.getByRole('button', { name: t('newsletter-link.unsubscribe.submit') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('newsletter-link.invalid.title'));
  expect(page.url()).not.toContain('token');
});

test('the newsletter pop-in opens after a minute, signs up, and stays away', async ({ page, context }) => {
  const locale = 'de-de';
  const t = createTranslator(locale);
  const visitor = new Visitor(page, { locale, hasScripts: true });
  await context.clearCookies({ name: 'newsletter_popin' });
  await page.clock.install();
  await page.goto(addressOf('brands', {}, locale));
  const opener = page.getByRole('button', { name: t('newsletter-popin.button'), exact: true });
  await page.mouse.move(1, 1);
  await expect(opener).toBeVisible();
  const popin = page.getByRole('dialog', { name: t('newsletter.title') });
  // Some seconds pass while the page is loaded.
  await page.clock.fastForward(45_000);
  await expect(popin).toBeHidden();
  await page.clock.fastForward(15_000);
  await expect(popin).toBeVisible();
  const email = popin.getByRole('textbox', { name: t('forms.fields.email') });
  await expect(email).toBeVisible();
  await visitor.check(/./);
  await email.fill(`${crypto.randomUUID()}@example.com`);
  await popin.getByRole('textbox', { name: t('forms.fields.city') }).fill('Berlin');
  await popin.getByRole('checkbox').first().check();
  await email.press('Enter');
  await expect(popin.getByRole('status')).toContainText(t('newsletter-confirmation.title'));
  await popin.getByRole('button', { name: t('newsletter-popin.close') }).click();
  await expect(popin).toBeHidden();
  await expect(opener).toBeFocused();

  const footer = page.getByRole('contentinfo');
  await page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  });
  const { y: top = 0 } = (await opener.boundingBox()) ?? {};
  for (const last of [
    footer.getByRole('navigation', { name: t('footer.legals.label') }),
    footer.getByRole('paragraph').last(),
  ])
    expect(await bottomOf(last)).toBeLessThan(top);

  await footer.getByRole('link', { name: t('routes.contact.title') }).click();
  await expect(page).toHaveURL(addressOf('contact', {}, locale));
  await expect(opener).toBeHidden();
  expect(visitor.errors).toEqual([]);
});
