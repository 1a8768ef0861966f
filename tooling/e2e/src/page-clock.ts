import { expect, type Page } from '@playwright/test';

/** Pauses the clock of a page that has loaded, so that time passes only in `clock.runFor`. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Uses the page, and waits until the scripts that are loaded then have rendered the loading bar. */
export async function expectLateScripts(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await expect(page.locator('body > p[role=status]')).toBeAttached();
}

/** Opens a page whose clock the test controls, and waits until its late scripts have rendered. */
export async function openWithClock(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await expectLateScripts(page);
}
