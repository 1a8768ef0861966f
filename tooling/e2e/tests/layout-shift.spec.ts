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

/** A word that a packet cuts in two moves the rest of its line: less than this, and less than anyone sees. */
const unseen = 0.0001;

/** What moved while the page came and was read to its end. */
const shifts = (page: Page): Promise<string[]> =>
  page.evaluate(async (least) => {
    const found: string[] = [];
    const note = (entries: PerformanceEntryList): void => {
      for (const { value, sources } of entries as LayoutShift[]) {
        if (value >= least) found.push(`${value.toFixed(4)}: ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(', ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    note(observer.takeRecords());
    return found;
  }, unseen);

for (const locale of locales) {
  test(`${locale}: nothing moves on a slow line`, async ({ page }) => {
    await slowDown(page);
    for (const route of ['home', 'products'] as const) {
      await page.goto(addressOf(route, {}, locale), { waitUntil: 'networkidle' });
      expect.soft(await shifts(page), route).toEqual([]);
    }
  });

  test(`${locale}: nothing moves while a page comes in pieces`, async ({ page }) => {
    await using site = await siteInPieces(locale);
    for (const route of ['products', 'needs'] as const) {
      await page.goto(site.origin + href(route, {}, locale), { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await shifts(page), route).toEqual([]);
    }
  });
}
