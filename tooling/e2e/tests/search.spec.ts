import { createTranslator } from '@veralune/i18n';
import { locales } from '@veralune/routing';
import { searchField } from '../src/search-field.ts';
import { expect, test } from '../src/test.ts';
import { addressOf } from '../src/urls.ts';
import { isAuditedLocale, Visitor } from '../src/visitor.ts';
import { misspeltIn } from '../src/misspellings.ts';

for (const locale of locales) {
  test(`${locale}: suggestions while typing, with the keyboard only`, async ({ page }) => {
    const t = createTranslator(locale);
    const visitor = new Visitor(page, { locale, hasScripts: true, isAudited: isAuditedLocale(locale) });
    const { typed, found } = misspeltIn(locale);
    await page.goto(addressOf('brands', {}, locale));
    const field = await searchField(page, locale);
    await field.pressSequentially(typed, { delay: 30 });
    const panel = page.getByRole('region', { name: t('suggestions.label') });
    await expect(panel.getByRole('link', { name: found }).first()).toBeVisible();
    await expect(panel.getByRole('heading', { name: t('suggestions.group.products') })).toBeVisible();
    await visitor.check(/./);

    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(field).toBeFocused();

    await field.fill('');
    await field.pressSequentially(typed, { delay: 30 });
    await expect(panel.getByRole('link').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(found);
    await expect(panel).toBeHidden();
    expect(visitor.errors).toEqual([]);
  });
}

test('a search without results shows a hint', async ({ page }) => {
  const t = createTranslator('fr-be');
  await page.goto(addressOf('results', { terms: 'zzzqqqxxx' }, 'fr-be'));
  await expect(page.getByRole('main')).toContainText(t('results.empty.hint'));
});

test('the latest searches are listed, the newest first', async ({ page }) => {
  // They are shown in the search panel of small screens.
  await page.setViewportSize({ width: 390, height: 844 });
  const t = createTranslator('de-de');
  await page.goto(addressOf('brands', {}, 'de-de'));
  for (const text of ['zink', 'eisen']) {
    const opener = page
      .getByRole('banner')
      .locator('summary')
      .filter({ hasText: t('header.search.open') });
    if (await opener.isVisible()) await opener.click();
    const field = page.getByRole('banner').getByRole('searchbox');
    await field.fill(text);
    await field.press('Enter');
    await expect(page).toHaveURL(addressOf('results', { terms: text }, 'de-de'));
  }
  await page.reload();
  await page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: t('header.search.open') })
    .click();
  await expect(page.getByRole('list', { name: t('header.search.latest') }).getByRole('link')).toHaveText([
    'eisen',
    'zink',
  ]);
});
