import type { Locator, Page } from '@playwright/test';
import { createTranslator } from '@veralune/i18n';
import { hasRoute, href, type Locale } from '@veralune/routing';
import { expect, test } from '../src/test.ts';
import { addressOf } from '../src/urls.ts';
import { isAuditedLocale, Visitor } from '../src/visitor.ts';

/** Needs of every market: the products for energy are for adults and teenagers, and the only one for pregnancy is made for it. */
const energy = 36;
const pregnancy = 44;

function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

function linkTo(page: Page, query: string): Locator {
  return page.getByRole('main').locator(`a[href$="${query}"]`);
}

function reasons(page: Page): Locator {
  return page.getByRole('main').locator('li:has(article[data-card="product"]) > p');
}

async function answerAll(page: Page, locale: Locale, visitor: Visitor): Promise<void> {
  const t = createTranslator(locale);
  await page.goto(addressOf('needs', {}, locale));
  await page
    .getByRole('main')
    .getByRole('link', { name: t('three-questions.entry.link') })
    .click();
  await visitor.check(href('three-questions', {}, locale));
  await linkTo(page, `?need=${energy}`).click();
  await expect(heading(page)).toHaveText(t('three-questions.person'));
  await visitor.check(/\?need=\d+$/);
  await linkTo(page, '&person=adult').click();
  await expect(heading(page)).toHaveText(t('three-questions.form'));
  await visitor.check(/&person=adult$/);
  await linkTo(page, '&form=any').click();
  await expect(heading(page)).toHaveText(t('three-questions.result.title'));
  await visitor.check(/&form=any$/);
}

function finder(locale: Locale): string {
  return href(hasRoute('store-finder', locale) ? 'store-finder' : 'who-can-give-you-advice', {}, locale);
}

for (const locale of ['fr-be', 'de-ch', 'it-it'] as const) {
  const t = createTranslator(locale);

  test(`${locale}: three answers lead to products with their reasons, and to the pharmacist`, async ({ page }) => {
    const visitor = new Visitor(page, { locale, hasScripts: true, isAudited: isAuditedLocale(locale) });
    await answerAll(page, locale, visitor);
    await expect(reasons(page)).toHaveCount(3);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

    await page.goBack();
    await expect(heading(page)).toHaveText(t('three-questions.form'));
    await page.goForward();
    await page
      .getByRole('navigation', { name: t('three-questions.answers') })
      .getByRole('link')
      .nth(1)
      .click();
    await expect(heading(page)).toHaveText(t('three-questions.person'));

    // No product for energy is made for children, so the form is not asked for.
    await linkTo(page, '&person=child').click();
    await expect(page.getByRole('heading', { name: t('three-questions.empty.title') })).toBeVisible();
    await visitor.check(/&person=child$/);
    await expect(page.getByText(t('three-questions.first.minor'))).toBeVisible();
    await expect(page.getByRole('main').locator(`a[href="${finder(locale)}"]`)).toBeVisible();
    expect(visitor.errors).toEqual([]);
  });
}

test('de-de: during pregnancy the advice comes first, and one product is not made to look like more', async ({
  page,
}) => {
  const t = createTranslator('de-de');
  await page.goto(`${addressOf('three-questions', {}, 'de-de')}?need=${pregnancy}&person=pregnancy&form=any`);
  await expect(page.getByText(t('three-questions.first.pregnancy'))).toBeVisible();
  await expect(reasons(page)).toHaveCount(1);
  await expect(page.getByText(t('three-questions.result.few'))).toBeVisible();
});

test('a need that does not exist, and an answer that is none, are missing pages', async ({ page }) => {
  for (const query of ['need=999999', `need=${energy}&person=cat`, 'person=adult']) {
    const answered = await page.goto(`${addressOf('three-questions', {}, 'es-es')}?${query}`);
    expect(answered?.status(), query).toBe(404);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nl-be: the questions are links, and the browser goes back to each of them', async ({ page }) => {
    const locale = 'nl-be';
    const t = createTranslator(locale);
    const visitor = new Visitor(page, { locale, hasScripts: false });
    await answerAll(page, locale, visitor);
    await expect(reasons(page)).toHaveCount(3);
    await page.goBack();
    await expect(heading(page)).toHaveText(t('three-questions.form'));
    await page.goBack();
    await expect(heading(page)).toHaveText(t('three-questions.person'));
    await page.goBack();
    await expect(heading(page)).toHaveText(t('three-questions.need'));
    expect(visitor.errors).toEqual([]);
  });
});
