import type { Page } from '@playwright/test';
import { createTranslator } from '@veralune/i18n';
import { expect, test } from '../src/test.ts';
import { addressOf } from '../src/urls.ts';

const locale = 'fr-be';
const t = createTranslator(locale);

interface Transition {
  /** The pseudo-elements that are animated, without the tree of the document. */
  readonly moved: readonly string[];
  /** Milliseconds, of the longest animation. */
  readonly lasted: number;
}

declare global {
  interface Window {
    transitions: Transition[];
  }
}

/** Makes each document record its view transitions: those inside the app, and the one with which it appears. */
async function recordTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.transitions = [];
    const record = async ({ ready }: ViewTransition) => {
      const isSkipped = await ready.then(
        () => false,
        () => true,
      );
      if (isSkipped) return;
      const effects = document
        .getAnimations()
        .map(({ effect }) => effect)
        .filter((effect) => effect instanceof KeyframeEffect)
        .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition-') === true);
      window.transitions.push({
        moved: [...new Set(effects.map(({ pseudoElement }) => pseudoElement ?? ''))].sort(),
        lasted: Math.max(0, ...effects.map((effect) => Number(effect.getComputedTiming().endTime))),
      });
    };
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...args) => {
      const transition = start(...args);
      void record(transition);
      return transition;
    };
    window.addEventListener('pagereveal', ({ viewTransition }) => {
      if (viewTransition !== null) void record(viewTransition);
    });
  });
}

function lastTransition(page: Page) {
  return page.evaluate(() => window.transitions.at(-1) ?? null);
}

/** Opens the listing. @returns the link to its first product, and the name of that product */
async function firstProduct(page: Page) {
  await page.goto(addressOf('products', {}, locale));
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  return { link, name: (await link.innerText()).trim() };
}

const pack = ['::view-transition-group(pack)', '::view-transition-new(pack)', '::view-transition-old(pack)'];

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('from a card to its product, the pack moves and nothing else, inside the app and between documents', async ({
    page,
  }) => {
    await recordTransitions(page);
    const { link, name } = await firstProduct(page);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect.poll(async () => (await lastTransition(page))?.moved).toEqual(pack);
    expect((await lastTransition(page))?.lasted).toBeLessThanOrEqual(300);

    // On a busy machine the first frame of a document can come before its pack; then only the old one fades.
    await expect(async () => {
      await page.goto(addressOf('products', {}, locale));
      // Another document, as without JavaScript: the listener of the app does not see this click.
      await link.evaluate((element) => {
        element.addEventListener('click', (event) => {
          event.stopImmediatePropagation();
        });
      });
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect.poll(async () => (await lastTransition(page))?.moved, { timeout: 3_000 }).toEqual(pack);
    }).toPass({ timeout: 60_000 });
    expect((await lastTransition(page))?.lasted).toBeLessThanOrEqual(300);
  });

  test('from a product to a related one, the pack of its card moves, not that of the gallery', async ({ page }) => {
    await recordTransitions(page);
    await page.goto(addressOf('product', { slug: 'florelune-immunite' }, locale));
    const related = page.getByRole('region', { name: t('product.related.title') });
    const link = related.getByRole('article').getByRole('heading').getByRole('link').first();
    const name = (await link.innerText()).trim();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect.poll(async () => (await lastTransition(page))?.moved).toEqual(pack);
  });

  test('a filter moves nothing', async ({ page }) => {
    await recordTransitions(page);
    await page.goto(addressOf('products', {}, locale));
    const categories = page.getByRole('navigation', { name: t('listing.categories.label') });
    await categories.getByRole('link').nth(2).click();
    await expect(page).not.toHaveURL(addressOf('products', {}, locale));
    await expect.poll(async () => (await lastTransition(page))?.moved).toEqual([]);
  });
});

test('with less motion nothing moves', async ({ page }) => {
  await recordTransitions(page);
  const { link, name } = await firstProduct(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect.poll(async () => (await lastTransition(page))?.moved).toEqual([]);
});
