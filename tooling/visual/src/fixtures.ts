import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { test as base } from '@playwright/test';
import { createStaticServer } from '@veralune/dev/static-server';
import { storybookFolder } from './stories.ts';
import { StoryPage } from './story-page.ts';
import { openPicturePages, type PicturePages } from './picture-pages.ts';

interface Fixtures {
  /** A separate page for a test that changes more than the story. */
  readonly storyPage: StoryPage;
}

interface WorkerFixtures {
  /** The origin at which this worker serves the built Storybook. */
  readonly storybook: string;
  readonly picturePages: PicturePages;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
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
  storyPage: async ({ page, storybook }, use) => {
    const storyPage = new StoryPage(page, storybook);
    await storyPage.makeDeterministic();
    await use(storyPage);
  },
});

export { expect } from '@playwright/test';
