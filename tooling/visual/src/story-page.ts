import type { Page } from '@playwright/test';
import { settle } from './in-page/settle.ts';
import type { Story } from './stories.ts';

/** Any moment will do, as long as it is always the same one. */
const moment = '2026-03-02T10:00:00+01:00';

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      readonly currentRender?: {
        readonly id: string;
        readonly phase?: string;
        readonly story?: { readonly parameters: { readonly layout?: string } };
      };
    };
    __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, payload: object): void };
    seedRandom(): void;
  }
}

/** A page of the browser that shows one story after the other. */
export class StoryPage {
  readonly page: Page;
  readonly #storybook: string;
  #isOpen = false;

  constructor(page: Page, storybook: string) {
    this.page = page;
    this.#storybook = storybook;
  }

  /** Stops the clock and throws the same dice for all. */
  async holdStill(): Promise<void> {
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

  /** Shows a story and waits until it stands: rendered, played, fonts and images there. @throws if it breaks */
  async show({ id, title, name }: Story): Promise<void> {
    await (this.#isOpen ? this.page.evaluate(selectStory, id) : this.#open(id));
    const phase = await this.page.waitForFunction(endPhase, id, { polling: 20, timeout: 15_000 });
    if ((await phase.jsonValue()) !== 'finished') throw new Error(`${title}, ${name}: the story breaks. Open it in Storybook.`);
    await this.settle();
  }

  /** Whether the story shown fills the window from edge to edge. */
  isFullWidth(): Promise<boolean> {
    return this.page.evaluate(() => window.__STORYBOOK_PREVIEW__?.currentRender?.story?.parameters.layout === 'fullscreen');
  }

  async resize(width: number, height: number): Promise<void> {
    await this.page.setViewportSize({ width, height });
    if (this.#isOpen) await this.settle();
  }

  /** To be called by who has changed the page beyond what a story does: the next one is shown in a page loaded anew. */
  spoil(): void {
    this.#isOpen = false;
  }

  settle(): Promise<void> {
    return this.page.evaluate(settle);
  }

  async #open(id: string): Promise<void> {
    await this.page.goto(`${this.#storybook}/iframe.html?viewMode=story&id=${id}`);
    this.#isOpen = true;
  }
}

function selectStory(storyId: string): void {
  localStorage.clear();
  sessionStorage.clear();
  window.seedRandom();
  window.scrollTo(0, 0);
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

function endPhase(id: string): string | false {
  const render = window.__STORYBOOK_PREVIEW__?.currentRender;
  const ends = ['finished', 'errored', 'aborted'];
  return render?.id === id && render.phase !== undefined && ends.includes(render.phase) ? render.phase : false;
}
