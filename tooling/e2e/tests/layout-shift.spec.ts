import { expect, test, type Page } from '@playwright/test';
import { href, locales } from '@veralune/routing';
import { siteInPieces } from '../src/in-pieces.ts';
import { addressOf } from '../src/places.ts';

declare global {
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly { readonly node: Node | null }[];
  }
}

/** A phone in a train: everything comes late, the fonts after the text. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
}

/**
 * How much may move in all, as a share of the window and of the way. What grows as it comes may push a line; a tenth is
 * what is called good. Source: docs/decisions/0008.
 */
const most = 0.02;

interface Movement {
  readonly total: number;
  readonly parts: readonly string[];
}

/** What moved while the page came and was read to its end. */
function movement(page: Page): Promise<Movement> {
  return page.evaluate(async () => {
    let total = 0;
    const parts: string[] = [];
    const note = (entries: PerformanceEntryList): void => {
      for (const { value, sources } of entries as LayoutShift[]) {
        total += value;
        parts.push(`${value.toFixed(4)}: ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(', ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    note(observer.takeRecords());
    return { total, parts };
  });
}

async function expectCalm(page: Page, what: string): Promise<void> {
  const { total, parts } = await movement(page);
  expect.soft(total, [what, ...parts].join('\n')).toBeLessThanOrEqual(most);
}

for (const locale of locales) {
  test(`${locale}: little moves on a slow line`, async ({ page }) => {
    await slowDown(page);
    for (const route of ['home', 'products'] as const) {
      await page.goto(addressOf(route, {}, locale), { waitUntil: 'networkidle' });
      await expectCalm(page, route);
    }
  });

  test(`${locale}: little moves while a page comes in pieces`, async ({ page }) => {
    await using site = await siteInPieces(locale);
    for (const route of ['products', 'needs'] as const) {
      await page.goto(site.origin + href(route, {}, locale), { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectCalm(page, route);
    }
  });
}

test('what has come is there to read when the line breaks', async ({ page }) => {
  const locale = 'fr-be';
  await using site = await siteInPieces(locale, 0.85);
  await page.goto(site.origin + href('products', {}, locale), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});
