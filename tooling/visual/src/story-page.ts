import type { Page } from '@playwright/test';
import { framingOf, type Framing } from './in-page/framing-of.ts';
import { prepareStorybook } from './in-page/prepare-storybook.ts';
import { renderStory } from './in-page/render-story.ts';
import { settle } from './in-page/settle.ts';
import type { Size } from './pack.ts';
import type { Story } from './stories.ts';
import { windows } from './windows.ts';

/** Any moment will do, as long as it is always the same one. */
const moment = '2026-03-02T10:00:00+01:00';

const elsewhere = /^https?:\/\/(?!localhost[:/])/;

/** A page of the browser that shows one story after the other. */
export class StoryPage {
  readonly page: Page;
  readonly #storybook: string;
  #isOpen = false;

  constructor(page: Page, storybook: string) {
    this.page = page;
    this.#storybook = storybook;
  }

  /** Stops the clock, throws the same dice for all, and has empty pages come from elsewhere, as a player's frame would. */
  async holdStill(): Promise<void> {
    await this.page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await this.page.clock.setFixedTime(moment);
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
   * Shows a story and waits until it stands: rendered, played, fonts and images there.
   * @param size of the window; otherwise a desktop's, unless the story asks for a phone
   * @throws if the story breaks
   */
  async show(story: Story, size?: Size): Promise<void> {
    await this.page.setViewportSize(size ?? windows[(await this.framingOf(story)) === 'phone' ? 'phone' : 'desktop']);
    await this.#open();
    const fault = await this.page.evaluate(renderStory, story.id);
    if (fault !== null)
      throw new Error(`${story.title}, ${story.name}: the story breaks. Open it in Storybook.\n${fault}`);
    await this.#settle();
  }

  async framingOf({ id }: Story): Promise<Framing> {
    await this.#open();
    return this.page.evaluate(framingOf, id);
  }

  /** Gives what is shown another window. */
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
