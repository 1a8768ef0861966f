import { expect, test, type Page, type Route } from '@playwright/test';
import { createTranslator } from '@veralune/i18n';
import { addressOf, originOf } from '../src/urls.ts';

const locale = 'fr-be';
const t = createTranslator(locale);
const home = addressOf('home', {}, locale);
const brands = addressOf('brands', {}, locale);
const results = addressOf('results', {}, locale);

/** Pauses the clock of a page that has loaded, so that time passes only in `clock.runFor`. */
async function pauseClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Uses the page, and waits until the scripts that are loaded then have rendered the loading bar. */
async function expectLateScripts(page: Page) {
  await page.mouse.move(1, 1);
  await expect(page.locator('body > p[role=status]')).toBeAttached();
}

/** Opens a page whose clock the test controls, and waits until its late scripts have rendered. */
async function openWithClock(page: Page, address: string) {
  await page.clock.install();
  await page.goto(address);
  await expectLateScripts(page);
}

/** The search field of the header, which phones show on request. */
async function searchField(page: Page) {
  const banner = page.getByRole('banner');
  const field = banner.getByRole('searchbox');
  if (!(await field.isVisible()))
    await banner
      .locator('summary')
      .filter({ hasText: t('header.search.open') })
      .click();
  return field;
}

function suggestionsPanel(page: Page) {
  return page.getByRole('region', { name: t('suggestions.label') });
}

function suggestion(label: string) {
  const items = [{ label, href: '/fr/marques' }];
  return {
    groups: [{ id: 'products', title: t('suggestions.group.products'), total: 7, items }],
    all: { label: t('suggestions.see-all', { count: 7 }), href: '/fr/resultats/-r--zinc' },
  };
}

test.describe('search suggestions', () => {
  const address = '**/fragments/suggestions?**';

  test('are requested 250 ms after the last input, from two characters on', async ({ page }) => {
    const asked: (string | null)[] = [];
    await page.route(address, (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('text'));
      return route.fulfill({ json: suggestion('Micralba Zinc') });
    });
    await openWithClock(page, brands);
    const field = await searchField(page);
    // The panel is loaded when it is needed for the first time.
    await field.fill('iode');
    await expect(suggestionsPanel(page).getByRole('link').first()).toBeVisible();
    await field.fill('');
    asked.length = 0;
    await pauseClock(page);
    await field.pressSequentially('z');
    await page.clock.runFor(1_000);
    await expect(suggestionsPanel(page)).toBeHidden();
    await field.pressSequentially('i');
    await expect(suggestionsPanel(page)).toContainText(t('suggestions.loading'));
    await page.clock.runFor(249);
    await field.pressSequentially('n');
    await page.clock.runFor(249);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect(suggestionsPanel(page).getByRole('heading')).toHaveText(`${t('suggestions.group.products')} 7`);
    await expect(suggestionsPanel(page).getByRole('link')).toHaveText([
      'Micralba Zinc',
      t('suggestions.see-all', { count: 7 }),
    ]);
    expect(asked).toEqual(['zin']);
  });

  test('show no result, a failure, and never an outdated answer', async ({ page }) => {
    const waiting: Route[] = [];
    await page.route(address, (route) => void waiting.push(route));
    await openWithClock(page, brands);
    const field = await searchField(page);
    const panel = suggestionsPanel(page);
    const type = async (text: string, count: number) => {
      await field.fill(text);
      await expect(panel).toContainText(t('suggestions.loading'));
      await expect.poll(() => waiting.length).toBe(count);
    };
    await type('zin', 1);
    await type('zinc', 2);
    await waiting[1]?.fulfill({ json: suggestion('Micralba Zinc') });
    await expect(panel.getByRole('link', { name: 'Micralba Zinc' })).toBeVisible();
    // The browser aborted the first request, so its answer arrives nowhere.
    await waiting[0]?.fulfill({ json: suggestion('Outdated') }).catch(() => undefined);
    await expect(panel.getByRole('link', { name: 'Micralba Zinc' })).toBeVisible();
    await type('zincx', 3);
    await waiting[2]?.fulfill({ json: null });
    await expect(panel).toContainText(t('suggestions.empty.title'));
    await type('zincxx', 4);
    await waiting[3]?.fulfill({ status: 502, json: { error: 'The catalogue does not answer.' } });
    await expect(panel).toContainText(t('suggestions.error'));
  });

  test('close on Escape, on a click elsewhere and on a route change, which also empties the field', async ({
    page,
  }) => {
    await page.route(address, (route) => route.fulfill({ json: suggestion('Micralba Zinc') }));
    await page.goto(home);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).not.toHaveURL(home);
    const panel = suggestionsPanel(page);
    const field = await searchField(page);
    await field.fill('zinc');
    await expect(panel.getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(field).toHaveValue('zinc');
    await field.fill('zin');
    await expect(panel.getByRole('link').first()).toBeVisible();
    await page.getByRole('contentinfo').click({ position: { x: 2, y: 2 } });
    await expect(panel).toBeHidden();
    await (await searchField(page)).fill('zinc');
    await expect(panel.getByRole('link').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(home);
    await expect(panel).toBeHidden();
    await expect(page.getByRole('banner').getByRole('searchbox', { includeHidden: true })).toHaveValue('');
  });
});

for (const text of ['a', 'ab']) {
  test(`a search for "${text}" is too short, also without the form`, async ({ page }) => {
    const answer = await page.goto(`${results}?q=${text}`);
    expect(answer?.status()).toBe(200);
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText(t('header.search.too-short', { min: 3 }));
    await expect(main.getByRole('article')).toHaveCount(0);
    await expect(main.getByRole('searchbox')).toHaveValue(text);
    const button = main.getByRole('button', { name: t('header.search.submit') });
    await expect(button).toBeDisabled();
    await main.getByRole('searchbox').fill(`${text}zinc`);
    await expect(button).toBeEnabled();
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the button to the top appears beyond 800 px and scrolls for 500 ms', async ({ page }) => {
    await openWithClock(page, home);
    const button = page.getByRole('link', { name: t('layout.top') });
    await page.evaluate(() => window.scrollTo({ top: 780, behavior: 'instant' }));
    await expect(button).toBeHidden();
    await page.evaluate(() => window.scrollTo({ top: 1_000, behavior: 'instant' }));
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
  await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: 'instant' }));
  const button = page.getByRole('link', { name: t('layout.top') });
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

for (const [what, broken] of [
  ['damaged', "localStorage.setItem('veralune:search', '{\"version\":1,\"val')"],
  [
    'blocked',
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError') } })",
  ],
  ['full', "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"],
] as const) {
  test(`a search works with a storage that is ${what}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(broken);
    await page.goto(brands);
    const field = await searchField(page);
    await field.fill('zinc');
    await field.press('Enter');
    await expect(page).toHaveURL(addressOf('results', { terms: 'zinc' }, locale));
    expect(errors).toEqual([]);
  });
}
