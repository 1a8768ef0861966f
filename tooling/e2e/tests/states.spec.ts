import type { Page } from '@playwright/test';
import { createTranslator } from '@veralune/i18n';
import { expectLateScripts, openWithClock, pauseClock } from '../src/page-clock.ts';
import { expect, test } from '../src/test.ts';
import { addressOf, originOf } from '../src/urls.ts';

const locale = 'fr-be';
const t = createTranslator(locale);
const home = addressOf('home', {}, locale);
const brands = addressOf('brands', {}, locale);

/** Scrolls, and waits until the page knows: two jumps within one frame would be one. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise((resolve) => {
        window.addEventListener('scroll', resolve, { once: true });
        window.scrollTo({ top: y, behavior: 'instant' });
      }).then(() => undefined),
    top,
  );
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the button to the top appears beyond 800 px on the way up and scrolls for 500 ms', async ({ page }) => {
    await openWithClock(page, home);
    const button = page.getByRole('link', { name: t('layout.top') });
    await scrollTo(page, 780);
    await expect(button).toBeHidden();
    await scrollTo(page, 1_500);
    await expect(button).toBeHidden();
    await scrollTo(page, 1_000);
    await expect(button).toBeVisible();
    await pauseClock(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await page.clock.runFor(250);
    const middle = await page.evaluate(() => window.scrollY);
    expect(middle).toBeGreaterThan(400);
    expect(middle).toBeLessThan(600);
    await page.clock.runFor(270);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('#top')).toBeFocused();
    await expect(button).toBeHidden();
  });

  test('the wordings of the footer change every 2 s, until they are paused', async ({ page }) => {
    await openWithClock(page, home);
    const carousel = page.getByRole('group', { name: t('footer.carousel.label') });
    const shown = carousel.locator('[data-shown]');
    await pauseClock(page);
    const first = await shown.textContent();
    await page.clock.runFor(2_000);
    await expect(shown).not.toHaveText(first ?? '');
    const second = await shown.textContent();
    await carousel.getByRole('button', { name: t('footer.carousel.pause') }).focus();
    await page.keyboard.press('Enter');
    await expect(carousel.getByRole('button', { name: t('footer.carousel.play') })).toBeFocused();
    await page.clock.runFor(10_000);
    await expect(shown).toHaveText(second ?? '');
  });
});

test('with less motion the page jumps to the top, and the wordings rest', async ({ page }) => {
  await openWithClock(page, home);
  const button = page.getByRole('link', { name: t('layout.top') });
  await scrollTo(page, 2_500);
  await expect(button).toBeHidden();
  await scrollTo(page, 2_000);
  await expect(button).toBeVisible();
  await pauseClock(page);
  await button.click();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const shown = page.getByRole('group', { name: t('footer.carousel.label') }).locator('[data-shown]');
  const first = await shown.textContent();
  await page.clock.runFor(10_000);
  await expect(shown).toHaveText(first ?? '');
});

test('the loading bar appears after 200 ms and disappears 500 ms after the end', async ({ page }) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/marques?_rsc=**', async (route) => {
    await held;
    await route.continue();
  });
  await openWithClock(page, home);
  const html = page.locator('html');
  await pauseClock(page);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/fr/marques"]')?.click());
  await page.clock.runFor(199);
  await expect(html).not.toHaveAttribute('data-navigating');
  await page.clock.runFor(1);
  await expect(html).toHaveAttribute('data-navigating', 'loading');
  await page.clock.runFor(5_000);
  await expect(html).toHaveAttribute('data-navigating', 'loading');
  await expect(page.getByRole('status').filter({ hasText: t('layout.loading') })).toBeAttached();
  answer();
  await expect(page).toHaveURL(brands);
  await expect(html).toHaveAttribute('data-navigating', 'done');
  await page.clock.runFor(499);
  await expect(html).toHaveAttribute('data-navigating', 'done');
  await page.clock.runFor(1);
  await expect(html).not.toHaveAttribute('data-navigating');
});

test('without a connection there is a notice, and a link keeps the page and reports the failure', async ({
  page,
  context,
}) => {
  await openWithClock(page, home);
  const notice = page.getByRole('status').filter({ hasText: t('layout.offline') });
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await pauseClock(page);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/fr/marques"]')?.click());
  await expect(page.locator('html')).toHaveAttribute('data-navigating', 'failed');
  await expect(page.getByRole('status').filter({ hasText: t('layout.loading.failed') })).toBeAttached();
  await page.clock.runFor(500);
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  await expect(page).toHaveURL(home);
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

test('a new version is noticed every 5 minutes at most, and loaded by a button', async ({ page }) => {
  let build = 'second';
  let checks = 0;
  await page.route('**/fragments/version', (route) => {
    checks += 1;
    return route.fulfill({ body: build });
  });
  await openWithClock(page, home);
  const notice = page.getByRole('group', { name: t('layout.new-version') });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(checks).toBe(0);
  await page.clock.fastForward('05:01');
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: t('layout.new-version.later') }).click();
  await expect(notice).toBeHidden();
  build = 'third';
  await page.clock.fastForward('05:01');
  const refresh = notice.getByRole('button', { name: t('layout.new-version.refresh') });
  await refresh.focus();
  const reload = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await reload;
  await expect(notice).toBeHidden();
});

test.describe('a visitor with a QR code', () => {
  const campaign = `${brands}?utm_source=box&utm_medium=qrcode`;
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: t('language-offer.title') });

  test('chooses another language, which is remembered for a year', async ({ page, context }) => {
    await page.goto(campaign);
    const dialog = dialogOf(page);
    await expect(dialog).toBeVisible();
    const dutch = createTranslator('nl-be');
    await dialog.getByRole('link', { name: dutch('language-offer.read') }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(addressOf('brands', {}, 'nl-be'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
    expect(cookie?.value).toBe('nl-be');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400;
    expect(Math.round(days)).toBe(365);
    await page.goto(`${originOf(locale)}/`);
    await expect(page).toHaveURL(addressOf('home', {}, 'nl-be'));
  });

  test('keeps the language, and is not asked again', async ({ page, context }) => {
    await page.goto(campaign);
    await dialogOf(page)
      .getByRole('button', { name: t('language-offer.keep') })
      .click();
    await expect(dialogOf(page)).toBeHidden();
    expect((await context.cookies()).find(({ name }) => name === 'locale')?.value).toBe(locale);
    await page.goto(campaign);
    await expectLateScripts(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('closes the offer with Escape; other visitors do not get it', async ({ page }) => {
    await page.goto(campaign);
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await page.goto(`${brands}?utm_medium=email`);
    await expectLateScripts(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('/ leads to the language of the cookie, of the browser, or the default', async ({ request }) => {
  const cases: [headers: Record<string, string>, expected: string][] = [
    [{}, '/fr'],
    [{ 'accept-language': 'nl-BE,nl;q=0.9' }, '/nl'],
    [{ 'accept-language': 'de' }, '/fr'],
    [{ cookie: 'locale=fr-be', 'accept-language': 'nl' }, '/fr'],
    [{ cookie: 'locale=nl-be', 'accept-language': 'fr' }, '/nl'],
  ];
  for (const [headers, expected] of cases) {
    const answer = await request.get(`http://localhost:${new URL(originOf(locale)).port}/`, {
      headers: { host: new URL(originOf(locale)).host, ...headers },
      maxRedirects: 0,
    });
    expect([JSON.stringify(headers), answer.headers()['location']]).toEqual([JSON.stringify(headers), expected]);
  }
});

test('the notice for Internet Explorer is a script of its own, which other browsers do not load', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(home);
  await expectLateScripts(page);
  const path = `/fragments/old-browser/${locale}.js`;
  expect(asked).not.toContain(path);
  await expect(page.locator(`script[nomodule][src="${path}"]`)).toHaveCount(1);
  await page.evaluate(() => Object.defineProperty(document, 'documentMode', { value: 11 }));
  await page.addScriptTag({ url: path });
  const notice = page.getByRole('alert').filter({ hasText: t('layout.old-browser') });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: t('layout.old-browser.dismiss') }).press('Enter');
  await expect(notice).toHaveCount(0);
  await page.addScriptTag({ url: path });
  await expect(notice).toHaveCount(0);
});

test('skip links and the discount banner work with the keyboard', async ({ page }) => {
  await page.goto(brands);
  for (const [name, id] of [
    [t('skip.content'), 'content'],
    [t('skip.menu'), 'menu'],
    [t('skip.search'), 'search'],
  ] as const) {
    const link = page.getByRole('link', { name });
    await link.focus();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate((part) => document.getElementById(part)?.contains(document.activeElement), id))
      .toBe(true);
    await page.keyboard.press('Escape');
  }
  const banner = page.getByRole('banner').getByRole('link').first();
  await banner.focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(brands);
});
