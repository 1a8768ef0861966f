import type { Locator, Page } from '@playwright/test';
import { createTranslator } from '@veralune/i18n';
import { href } from '@veralune/routing';
import { expect, test } from '../src/test.ts';
import { addressOf, originOf } from '../src/urls.ts';
import { Visitor } from '../src/visitor.ts';

const locale = 'de-de';
const t = createTranslator(locale);
const quiz = addressOf('quiz', {}, locale);
const questionCount = 10;

function questions(page: Page): Locator {
  return page.getByRole('main').locator('fieldset');
}

/** Chooses the first answer to each question, except the one at `missing`. */
async function answer(page: Page, missing?: number): Promise<void> {
  await expect(questions(page)).toHaveCount(questionCount);
  for (let index = 0; index < questionCount; index += 1)
    if (index !== missing) await questions(page).nth(index).getByRole('radio').first().check();
}

async function submit(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: t('quiz.submit') })
    .click();
}

function needsOf(page: Page): Promise<string[]> {
  return page.locator('main section:has(a[href*="/bedurfnis/"]) > div h2').allInnerTexts();
}

test('de-de: from the needs to the quiz, to its result and back, with the keyboard only', async ({ page }) => {
  const visitor = new Visitor(page, { locale, hasScripts: true });
  await page.goto(addressOf('needs', {}, locale));
  await page
    .getByRole('main')
    .getByRole('link', { name: t('needs.quiz.link') })
    .click();
  await visitor.check(href('quiz', {}, locale));

  await questions(page).first().getByRole('radio').first().focus();
  for (let index = 0; index < questionCount; index += 1) {
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: t('quiz.submit') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/quiz\?answers=(?:[a-z0-9]+-){9}[a-z0-9]+$/);
  await visitor.check(/answers=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('quiz.result.title'));
  expect(await needsOf(page)).toHaveLength(3);

  await page.getByRole('link', { name: t('quiz.result.again') }).click();
  await expect(page).toHaveURL(quiz);
  await expect(page.locator('input:checked')).toHaveCount(0);
  expect(visitor.errors).toEqual([]);
});

test('de-de: an answer that is missing is named, and the others stay chosen', async ({ page }) => {
  const visitor = new Visitor(page, { locale, hasScripts: true });
  await page.goto(quiz);
  await answer(page, 3);
  await submit(page);
  const summary = page.getByRole('group', { name: t('quiz.errors', { count: 1 }) });
  await expect(summary).toBeFocused();
  await visitor.check(/answers=/);
  await expect(page).toHaveTitle(new RegExp(`^${t('forms.error-title', { title: '' })}`));
  await expect(page.locator('input:checked')).toHaveCount(questionCount - 1);

  await summary.getByRole('link', { name: t('quiz.error', { number: '4' }) }).click();
  const missing = questions(page).nth(3);
  await expect(missing.getByRole('radio').first()).toBeFocused();
  await missing.getByRole('radio').last().check();
  await submit(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('quiz.result.title'));
  expect(visitor.errors).toEqual([]);
});

test('de-de: the address of a result shows the same to everyone, and is not indexed', async ({ page, context }) => {
  await page.goto(quiz);
  await answer(page);
  await submit(page);
  await expect(page).toHaveURL(/answers=/);
  const shared = await context.newPage();
  await shared.goto(page.url());
  expect(await needsOf(shared)).toEqual(await needsOf(page));
  await expect(shared.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(shared.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/quiz\?answers=/);

  // The same answers in another order.
  const { searchParams } = new URL(page.url());
  const reversed = (searchParams.get('answers') ?? '').split('-').toReversed().join('-');
  await shared.goto(`${quiz}?answers=${reversed}`);
  expect(await needsOf(shared)).toEqual(await needsOf(page));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('de-de: an empty form names every question, and the answers lead to the result', async ({ page }) => {
    const visitor = new Visitor(page, { locale, hasScripts: false });
    await page.goto(quiz);
    await submit(page);
    await expect(page).toHaveURL(`${quiz}?answers=`);
    await visitor.check(/answers=$/);
    const links = page.getByRole('alert').getByRole('link');
    await expect(links).toHaveCount(questionCount);
    await links.last().click();
    await expect(page).toHaveURL(/#q-/);
    await expect(questions(page).last()).toBeInViewport();

    await answer(page);
    await submit(page);
    await visitor.check(/answers=(?:[a-z0-9]+-){9}[a-z0-9]+$/);
    expect(await needsOf(page)).toHaveLength(3);
    expect(visitor.errors).toEqual([]);
  });
});

test('only Germany has the quiz', async ({ page }) => {
  for (const other of ['fr-be', 'de-ch', 'it-it'] as const) {
    const answered = await page.goto(`${addressOf('home', {}, other).replace(/\/$/, '')}/quiz`);
    expect(answered?.status(), originOf(other)).toBe(404);
  }
});
