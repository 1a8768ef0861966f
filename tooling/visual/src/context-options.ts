import type { BrowserContextOptions } from '@playwright/test';

/** Settings of the browser for all pages. */
export const contextOptions = {
  deviceScaleFactor: 1,
  locale: 'fr-BE',
  timezoneId: 'Europe/Brussels',
  reducedMotion: 'reduce',
} satisfies BrowserContextOptions;
