import type { Page } from '@playwright/test';
import type { StorageKind } from '@veralune/tracking/consent/stored-items';

/** The names of everything that the browser holds for the site of a page, cookies that scripts can't read included. */
export async function storedInBrowser(page: Page): Promise<Readonly<Record<StorageKind, string[]>>> {
  const cookies = await page.context().cookies(page.url());
  const storages = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
  return { cookie: cookies.map(({ name }) => name), ...storages };
}
