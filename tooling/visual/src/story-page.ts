import type { Page } from '@playwright/test';
import { framingOf, type Framing } from './in-page/framing-of.ts';
import { prepareStorybook } from './in-page/prepare-storybook.ts';
import { renderStory } from './in-page/render-story.ts';
import { settle } from './in-page/settle.ts';
import type { Size } from './pack.ts';
import type { Story } from './stories.ts';
import { windows } from './windows.ts';

/** A fixed time for all stories. */
const fixedTime = '2026-03-02T10:00:00+01:00';

const otherHosts = /^https?:\/\/(?!localhost[:/])/;

/** A browser page that shows stories. */
export class StoryPage {
  readonly page: Page;
  readonly #storybook: string;
  #isOpen = false;

  constructor(page: Page, storybook: string) {
    this.page = page;
    this.#storybook = storybook;
  }

  /** Fixes the time and the random numbers, and answers requests to other hosts, such as a video player's, with an empty page. */
  async makeDeterministic(): Promise<void> {
    await this.page.route(otherHosts, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await this.page.clock.setFixedTime(fixedTime);
    await this.page.addInitScript(() => {
      let state = 1;
      window.seedRandom = () => {
        state = 1;
      };
      // Park and Miller's generator.
      Math.random = () => {
        state = (state * 48_271) % 2_147_483_647;
        return state / 2_147_483_647;
      };
    });
  }

  /**
   * Shows a story and waits until it is rendered, its play function has ended, and fonts and images are loaded.
   * @param size of the window; by default a desktop's, or a phone's if the story asks for it
   * @throws if the story fails
   */
  async show(story: Story, size?: Size): Promise<void> {
    await this.page.setViewportSize(size ?? windows[(await this.framingOf(story)) === 'phone' ? 'phone' : 'desktop']);
    await this.#open();
    const fault = await this.page.evaluate(renderStory, story.id);
    if (fault !== null)
      throw new Error(`${story.title}, ${story.name}: the story fails. Open it in Storybook.\n${fault}`);
    await this.#settle();
  }

  async framingOf({ id }: Story): Promise<Framing> {
    await this.#open();
    return this.page.evaluate(framingOf, id);
  }

  /** Changes the size of the window. */
  async resize(width: number, height: number): Promise<void> {
    await this.page.setViewportSize({ width, height });
    await this.#settle();
  }

  #settle(): Promise<void> {
    return this.page.evaluate(settle);
  }

  async #open(): Promise<void> {
    if (this.#isOpen) return;
    await this.page.goto(`${this.#storybook}/iframe.html?viewMode=story`);
    await this.page.waitForFunction(() => window.__STORYBOOK_PREVIEW__);
    await this.page.evaluate(prepareStorybook);
    this.#isOpen = true;
  }
}
