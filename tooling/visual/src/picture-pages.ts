import type { Browser, Page } from '@playwright/test';
import { contextOptions } from './context-options.ts';
import { openLabelPage } from './label-page.ts';
import { StoryPage } from './story-page.ts';

/** The two browser pages for taking pictures. They stay open between pictures. */
export interface PicturePages {
  readonly storyPage: StoryPage;
  readonly labelPage: Page;
}

/** With this user agent, Storybook ends animations at once and does not wait for them. */
const userAgent = 'StorybookTestRunner';

/** Opens each page in a separate context: in a shared one, full-page screenshots are ten times slower. */
export async function openPicturePages(browser: Browser, storybook: string): Promise<PicturePages> {
  const storyPage = new StoryPage(await browser.newPage({ ...contextOptions, userAgent }), storybook);
  await storyPage.makeDeterministic();
  return { storyPage, labelPage: await openLabelPage(browser) };
}
