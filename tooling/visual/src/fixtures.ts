import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { test as base } from '@playwright/test';
import { createStaticServer } from '@veralune/dev/static-server';
import { contextOptions } from './context-options.ts';
import { storybookFolder } from './stories.ts';
import { StoryPage } from './story-page.ts';
import { openPicturePages, type PicturePages } from './picture-pages.ts';

interface WorkerFixtures {
  /** The origin at which this worker serves the built Storybook. */
  readonly storybook: string;
  readonly picturePages: PicturePages;
  /** One page for all tests of a worker, because opening Storybook takes longer than showing a story. Tests must undo their changes to it. */
  readonly sharedPage: StoryPage;
}

export const test = base.extend<object, WorkerFixtures>({
  storybook: [
    // Playwright requires an object pattern as the first parameter, also if no fixture is used.
    async ({ browserName: _ }, use) => {
      const server = createStaticServer(storybookFolder).listen(0, 'localhost');
      await once(server, 'listening');
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  picturePages: [
    async ({ browser, storybook }, use) => {
      const picturePages = await openPicturePages(browser, storybook);
      await use(picturePages);
      await Promise.all([picturePages.storyPage.page.close(), picturePages.labelPage.close()]);
    },
    { scope: 'worker' },
  ],
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
