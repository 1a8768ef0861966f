import type { BrowserContextOptions } from '@playwright/test';

/** The visitor that all pages are shown to. */
export const contextOptions = {
  deviceScaleFactor: 1,
  locale: 'fr-BE',
  timezoneId: 'Europe/Brussels',
  reducedMotion: 'reduce',
} satisfies BrowserContextOptions;
