import type { Browser, Page } from '@playwright/test';
import { contextOptions } from './context-options.ts';
import { openLabelPage } from './label-page.ts';
import { StoryPage } from './story-page.ts';

/** Where pictures are taken: two pages that stay open from one to the next. */
export interface Studio {
  readonly storyPage: StoryPage;
  readonly labelPage: Page;
}

/** Storybook ends animations at once, and does not wait for them, in a browser that gives itself this name. */
const userAgent = 'StorybookTestRunner';

/** Each page has a context of its own: beside another, Chromium takes whole pages ten times more slowly. */
export async function openStudio(browser: Browser, storybook: string): Promise<Studio> {
  const storyPage = new StoryPage(await browser.newPage({ ...contextOptions, userAgent }), storybook);
  await storyPage.holdStill();
  return { storyPage, labelPage: await openLabelPage(browser) };
}
