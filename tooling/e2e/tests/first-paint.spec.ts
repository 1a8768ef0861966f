import { createTranslator } from '@veralune/i18n';
import { expect, test } from '../src/test.ts';
import { addressOf } from '../src/urls.ts';

const locale = 'fr-be';

/** Bytes before compression, of the styles of a listing and a product that the home page does not have; 29,000 when this was written. */
const stylesOfTwoScreens = 45_000;

test('a document contains its styles, and they are not fetched again', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await page.goto(addressOf('home', {}, locale), { waitUntil: 'networkidle' });
  expect(sheets).toEqual([]);
  const links = page.locator('link[rel="stylesheet"]');
  await expect(links.first()).toHaveJSProperty('disabled', true);
  const own = await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));

  // On navigation inside the app, only the styles of the new screen are fetched.
  const t = createTranslator(locale);
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: t('home.products.all') })
    .first()
    .click();
  await page.waitForURL(addressOf('products', {}, locale));
  const product = main.getByRole('article').first().getByRole('link').first();
  const name = (await product.innerText()).trim();
  await product.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(sheets).not.toEqual([]);
  expect(new Set(sheets).size).toBe(sheets.length);
  expect(sheets.filter((sheet) => own.includes(sheet))).toEqual([]);
  const sizes = () =>
    page.evaluate((urls) => {
      const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return all.filter(({ name }) => urls.includes(name)).map(({ decodedBodySize }) => decodedBodySize);
    }, sheets);
  // The entry of a sheet is added when all of it has arrived.
  await expect.poll(sizes).toHaveLength(sheets.length);
  const bytes = (await sizes()).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(stylesOfTwoScreens);
});

test('a page that is rendered for each request contains its styles too', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await page.goto(addressOf('cart', {}, locale), { waitUntil: 'networkidle' });
  await expect(page.locator('link[rel="stylesheet"]').first()).toHaveJSProperty('disabled', true);
  expect(sheets).toEqual([]);
});

test('scripts start after the first paint, and each once', async ({ page }) => {
  await page.goto(addressOf('home', {}, locale), { waitUntil: 'networkidle' });
  const { painted, scripts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/_next\/.*\.js$/.test(name))
      .map(({ name, startTime }) => ({ name, startTime })),
  }));
  expect(scripts.length).toBeGreaterThan(5);
  expect(Math.min(...scripts.map(({ startTime }) => startTime))).toBeGreaterThanOrEqual(painted);
  expect(new Set(scripts.map(({ name }) => name)).size).toBe(scripts.length);
});

test('text is compressed with brotli if the browser accepts it', async ({ page }) => {
  const answer = await page.goto(addressOf('home', {}, locale));
  expect(answer?.headers()['content-encoding']).toBe('br');
  expect(answer?.headers()['vary']).toContain('Accept-Encoding');
});
