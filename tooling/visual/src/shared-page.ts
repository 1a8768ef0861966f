import { contextOptions } from './context-options.ts';
import { test as base } from './fixtures.ts';
import { StoryPage } from './story-page.ts';

interface WorkerFixtures {
  /** One page for all tests of a worker, because opening Storybook takes longer than showing a story. Tests must undo their changes to it. */
  readonly sharedPage: StoryPage;
}

export const test = base.extend<object, WorkerFixtures>({
  sharedPage: [
    async ({ browser, storybook }, use) => {
      const context = await browser.newContext(contextOptions);
      const storyPage = new StoryPage(await context.newPage(), storybook);
      await storyPage.makeDeterministic();
      await use(storyPage);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
