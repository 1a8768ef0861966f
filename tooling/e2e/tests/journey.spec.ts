import type { Page } from '@playwright/test';
import { createTranslator } from '@veralune/i18n';
import { href, languageOf, marketOf, type Locale } from '@veralune/routing';
import { oneOfEachMarket } from '../src/one-of-each-market.ts';
import { expect, test } from '../src/test.ts';
import { addressOf, originOf } from '../src/urls.ts';
import { isAuditedLocale, Visitor } from '../src/visitor.ts';
import { misspeltIn } from '../src/misspellings.ts';

/** Opens a `<details>` element that is closed on small screens, so that the links in it are visible. */
async function openDetails(page: Page, title: string) {
  // The number of chosen filters can follow the title.
  const summary = page
    .getByRole('main')
    .locator('summary')
    .filter({ hasText: new RegExp(`^${title}\\d*$`) });
  const isClosed = await summary.evaluate((element) => !(element.parentElement as HTMLDetailsElement).open);
  if (isClosed && (await summary.isVisible())) await summary.click();
}

async function chooseFilter(page: Page, locale: Locale, label: string) {
  const t = createTranslator(locale);
  await openDetails(page, t('listing.filters.title'));
  await openDetails(page, t('filters.name.display'));
  const before = page.url();
  await page.getByRole('main').getByRole('link', { name: label }).first().click();
  await expect(page).not.toHaveURL(before);
}

async function openSearch(page: Page, locale: Locale) {
  const t = createTranslator(locale);
  const field = page.getByRole('banner').getByRole('searchbox', { name: t('header.search.label') });
  if (!(await field.isVisible()))
    await page
      .getByRole('banner')
      .locator('summary')
      .filter({ hasText: t('header.search.open') })
      .click();
  return field;
}

for (const locale of oneOfEachMarket) {
  test(`${locale}: from home to a product, to related pages, and back`, async ({ page, javaScriptEnabled }) => {
    const t = createTranslator(locale);
    const visitor = new Visitor(page, {
      locale,
      hasScripts: javaScriptEnabled ?? true,
      isAudited: isAuditedLocale(locale),
    });
    const main = page.getByRole('main');

    await test.step('home', async () => {
      await page.goto(addressOf('home', {}, locale));
      await visitor.check(href('home', {}, locale));
    });

    await test.step('category', async () => {
      await main
        .getByRole('link', { name: t('home.products.all') })
        .first()
        .click();
      await visitor.check(href('products', {}, locale));
      const categories = page.getByRole('navigation', { name: t('listing.categories.label') });
      await categories.getByRole('link').nth(2).click();
      await expect(page).not.toHaveURL(addressOf('products', {}, locale));
      await visitor.check(new RegExp(`^${addressOf('products', {}, locale)}/[a-z-]+$`));
    });

    await test.step('two filters', async () => {
      await chooseFilter(page, locale, t('filters.display.in_stock'));
      await chooseFilter(page, locale, t('filters.display.new'));
      const chosen = page.getByRole('list', { name: t('listing.filters.selected') });
      await expect(chosen.getByRole('link', { name: t('filters.display.in_stock') })).toBeVisible();
      await expect(chosen.getByRole('link', { name: t('filters.display.new') })).toBeVisible();
      await visitor.check(/\/-[a-z-]+--[a-z-]+\/-[a-z-]+--[a-z-]+$/);
    });

    await test.step('page 2', async () => {
      await page.getByRole('link', { name: t('listing.pagination.next') }).click();
      await visitor.check(/\/-p--2\//);
    });

    const productName = await test.step('product', async () => {
      const listing = page.url();
      const card = main.getByRole('article').first();
      const name = (await card.getByRole('link').first().innerText()).trim();
      await card.getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await visitor.check(/./);
      await page.goBack();
      await expect(page).toHaveURL(listing);
      await expect(page.getByRole('list', { name: t('listing.filters.selected') })).toBeVisible();
      await page.goForward();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      return name;
    });

    await test.step('questions and answers', async () => {
      const product = page.url();
      const slug = new URL(product).pathname.split('/').at(-1) ?? '';
      const questions = href('product-questions', { slug }, locale);
      await main.locator(`a[href="${questions}"]`).first().click();
      // The product's own page has its name and questions too.
      await expect(page).toHaveURL(originOf(locale) + questions);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(productName);
      await visitor.check(/./);
      const question = main.locator('summary').last();
      await question.click();
      await expect(question.locator('..')).toHaveJSProperty('open', true);
      await main
        .getByRole('link', { name: t('product-questions.back') })
        .first()
        .click();
      await expect(page).toHaveURL(product);
    });

    await test.step('need', async () => {
      const needs = page.getByRole('region', { name: t('product.needs.title') });
      const label = (await needs.getByRole('link').first().innerText()).trim();
      await needs.getByRole('link').first().click();
      await expect(page.getByRole('navigation', { name: t('breadcrumb.label') })).toContainText(
        t('routes.needs.title'),
      );
      await visitor.check(new RegExp(`^${addressOf('need', { slug: 'x' }, locale).slice(0, -1)}[a-z0-9-]+$`));
      expect(label).not.toBe('');
    });

    await test.step('brand', async () => {
      await page.goto(addressOf('brands', {}, locale));
      await visitor.check(href('brands', {}, locale));
      await main.getByRole('link', { name: 'Micralba' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Micralba');
      await visitor.check(href('brand', { slug: 'micralba' }, locale));
    });

    await test.step('language switch', async () => {
      const others = marketOf(locale).locales.filter((other) => other !== locale);
      const [other] = others;
      if (!other) return;
      const banner = page.getByRole('banner');
      await banner
        .locator('summary')
        .filter({ hasText: t('header.language.label') })
        .click();
      await banner.getByRole('link', { name: t(`languages.${languageOf(other)}`) }).click();
      await expect(page).toHaveURL(addressOf('brand', { slug: 'micralba' }, other));
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${languageOf(other)}-`));
      const remembered = (await page.context().cookies()).find(({ name }) => name === 'locale');
      expect(remembered?.value).toBe(javaScriptEnabled === false ? undefined : other);
      await page.goBack();
      await expect(page).toHaveURL(addressOf('brand', { slug: 'micralba' }, locale));
    });

    await test.step('search with a typo', async () => {
      const { typed, found } = misspeltIn(locale);
      const field = await openSearch(page, locale);
      await field.fill(typed);
      await field.press('Enter');
      await expect(page).toHaveURL(addressOf('results', { terms: typed }, locale));
      await expect(main.getByRole('article').first()).toContainText(found);
      await visitor.check(href('results', { terms: typed }, locale));
    });

    expect(visitor.errors, 'no errors on the way').toEqual([]);
    expect(visitor.failedDocuments, 'no page was missing').toEqual([]);

    await test.step('404', async () => {
      const missing = `${originOf(locale)}${href('product', { slug: 'no-such-product' }, locale)}`;
      const answer = await page.goto(missing);
      expect(answer?.status()).toBe(404);
      expect(page.url()).toBe(missing);
      await visitor.check(new URL(missing).pathname);
      await main.getByRole('link', { name: t('errors.home') }).click();
      await expect(page).toHaveURL(addressOf('home', {}, locale));
    });
  });
}
