import { setTimeout as pause } from 'node:timers/promises';
import { expect, type APIRequestContext } from '@playwright/test';
import { ask } from './ask.ts';

const pauseMs = 250;

export interface Visit {
  readonly html: string;
  /** `HIT` for a page that was rendered before, from Next's `x-nextjs-cache`. */
  readonly cache: string | undefined;
}

export interface Expectation {
  readonly includes: boolean;
  readonly words: string;
  /** When the catalogue was changed, in milliseconds since 1970. */
  readonly since: number;
  /** How old a request may be, counted from `since`, that still gets the page from before. Milliseconds. */
  readonly withinMs: number;
}

/** A page of a site as the server sends it. */
export class CachedPage {
  readonly address: URL;
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext, address: string) {
    this.#request = request;
    this.address = new URL(address);
  }

  async visit(): Promise<Visit> {
    const answer = await ask(this.#request, this.address.href);
    expect(answer.status(), this.address.href).toBe(200);
    return { html: await answer.text(), cache: answer.headers()['x-nextjs-cache'] };
  }

  /** Visits until a page comes that was rendered before. */
  async warm(): Promise<void> {
    await expect
      .poll(async () => (await this.visit()).cache, { message: this.address.href, timeout: 60_000 })
      .toBe('HIT');
  }

  /**
   * Visits until the words are there, or are gone. Counts when a request is sent and not how long its page takes to
   * render, so that a busy machine fails no test.
   * @returns milliseconds from the change to the end of the first answer that is right
   */
  async becomes({ includes, words, since, withinMs }: Expectation): Promise<number> {
    for (;;) {
      const sent = Date.now();
      const { html } = await this.visit();
      if (html.includes(words) === includes) return Date.now() - since;
      expect(sent - since, `${this.address.href} ${includes ? 'lacks' : 'has'} "${words}"`).toBeLessThan(withinMs);
      await pause(pauseMs);
    }
  }
}
