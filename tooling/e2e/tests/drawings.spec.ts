import { expect, test } from '../src/test.ts';
import { addressOf } from '../src/urls.ts';

test('the drawings of a list come in one file, and each of them is drawn', async ({ page }) => {
  const files = new Map<string, number>();
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith('/fragments/drawings/')) files.set(pathname, answer.status());
  });
  await page.goto(addressOf('home', {}, 'fr-be'));
  const drawings = page.locator('use[href^="/fragments/drawings/"]');
  const sizes = () => drawings.evaluateAll((all) => all.map((drawing) => (drawing as SVGUseElement).getBBox().width));
  await expect.poll(async () => (await sizes()).filter((width) => width === 0)).toEqual([]);
  // One of the page itself, and the lists of brands, articles and advice.
  expect((await sizes()).length).toBeGreaterThan(12);
  expect(files.size).toBeLessThanOrEqual(4);
  expect([...files.values()].filter((status) => status !== 200)).toEqual([]);
});
