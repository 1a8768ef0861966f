import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { test as base } from '@playwright/test';
import { createStaticServer } from '@veralune/dev/static-server';
import { storybookFolder } from './stories.ts';
import { StoryPage } from './story-page.ts';
import { openStudio, type Studio } from './studio.ts';

interface Fixtures {
  /** A page of one's own, for who changes more of it than a story does. */
  readonly storyPage: StoryPage;
}

interface WorkerFixtures {
  /** Where this worker serves the built Storybook. */
  readonly storybook: string;
  readonly studio: Studio;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  storybook: [
    // Playwright wants the pattern, although nothing is taken out of it.
    async ({ browserName: _ }, use) => {
      const server = createStaticServer(storybookFolder).listen(0, 'localhost');
      await once(server, 'listening');
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  studio: [
    async ({ browser, storybook }, use) => {
      const studio = await openStudio(browser, storybook);
      await use(studio);
      await Promise.all([studio.storyPage.page.close(), studio.labelPage.close()]);
    },
    { scope: 'worker' },
  ],
  storyPage: async ({ page, storybook }, use) => {
    const storyPage = new StoryPage(page, storybook);
    await storyPage.holdStill();
    await use(storyPage);
  },
});

export { expect } from '@playwright/test';
