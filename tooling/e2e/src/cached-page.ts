import { setTimeout as pause } from 'node:timers/promises';
import { expect, type APIRequestContext } from '@playwright/test';
import { get } from './get.ts';

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
  /** Milliseconds after `since` during which a request may still get the old page. */
  readonly withinMs: number;
}

/** A page of a site, with its cache status. */
export class CachedPage {
  readonly address: URL;
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext, address: string) {
    this.#request = request;
    this.address = new URL(address);
  }

  async visit(): Promise<Visit> {
    const answer = await get(this.#request, this.address.href);
    expect(answer.status(), this.address.href).toBe(200);
    return { html: await answer.text(), cache: answer.headers()['x-nextjs-cache'] };
  }

  /** Requests the page until it comes from the cache. */
  async warm(): Promise<void> {
    await expect
      .poll(async () => (await this.visit()).cache, { message: this.address.href, timeout: 60_000 })
      .toBe('HIT');
  }

  /**
   * Requests the page until it includes the words, or no longer does. The limit applies to the time when a request is sent,
   * not to the duration of rendering, so that tests do not fail on a busy machine.
   * @returns milliseconds from the change to the end of the first correct response
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
