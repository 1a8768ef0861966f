import { expect, test as base, type Page } from '@playwright/test';

export { expect };

function isInteractive(): boolean {
  const hasScripts = document.querySelector('script[data-scripts]') !== null;
  return !hasScripts || 'interactive' in document.documentElement.dataset;
}

/**
 * Waits until the current document answers to clicks. Scripts start after the first paint, so they can come after the document's
 * `load` event; a click before that takes the way without JavaScript. It does not wait in the page, whose clock may be stopped.
 */
export async function waitUntilInteractive(page: Page): Promise<void> {
  // Between two documents there is none to ask.
  await expect.poll(() => page.evaluate(isInteractive).catch(() => false), { intervals: [50] }).toBe(true);
}

/** Makes the page wait for its scripts after each `goto` and `reload` that waits for the document. */
function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    if (options?.waitUntil === undefined) await waitUntilInteractive(page);
    return answer;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const answer = await reload(options);
    if (options?.waitUntil === undefined) await waitUntilInteractive(page);
    return answer;
  };
}

/** Playwright's `test`, with a page that is interactive after `goto` and `reload`. */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForScripts(page);
    await use(page);
  },
});
