import type { Page } from '@playwright/test';
import { href, locales } from '@veralune/routing';
import { startChunkedSite } from '../src/chunked-site.ts';
import { expect, test } from '../src/test.ts';
import { addressOf } from '../src/urls.ts';

declare global {
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly { readonly node: Node | null }[];
  }
}

/** A slow network, on which the fonts arrive after the text. */
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
 * The highest allowed layout shift score of a page. Elements that grow while they arrive can move a line; a score up to 0.1
 * is considered good. Source: docs/decisions/0008.
 */
const maxShift = 0.02;

interface LayoutShifts {
  readonly total: number;
  readonly parts: readonly string[];
}

/** Measures the layout shifts while the page loads and is scrolled to its end. */
function measureLayoutShifts(page: Page): Promise<LayoutShifts> {
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

async function expectLittleShift(page: Page, what: string): Promise<void> {
  const { total, parts } = await measureLayoutShifts(page);
  expect.soft(total, [what, ...parts].join('\n')).toBeLessThanOrEqual(maxShift);
}

/** Milliseconds. The first visitor on a phone also waits for pictures that have to be encoded. */
const slowLoad = 90_000;

for (const locale of locales) {
  test(`${locale}: little layout shift on a slow connection`, async ({ page }) => {
    await slowDown(page);
    for (const route of ['home', 'products'] as const) {
      await page.goto(addressOf(route, {}, locale), { waitUntil: 'networkidle', timeout: slowLoad });
      await expectLittleShift(page, route);
    }
  });

  test(`${locale}: little layout shift while a page arrives in chunks`, async ({ page }) => {
    await using site = await startChunkedSite(locale);
    for (const route of ['products', 'needs'] as const) {
      await page.goto(site.origin + href(route, {}, locale), { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectLittleShift(page, route);
    }
  });
}

test('the content that has arrived is visible when the connection stalls', async ({ page }) => {
  const locale = 'fr-be';
  await using site = await startChunkedSite(locale, 0.85);
  await page.goto(site.origin + href('products', {}, locale), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});
