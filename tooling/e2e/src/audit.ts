import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Embedded pages of others are theirs to check; that they have a name is checked in the page around them. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  iframes: false,
};

/**
 * The rules of axe that the current document breaks, each with the elements that break it. `@axe-core/playwright` does the same in
 * all frames, but finishes each check in a further page and sends what has passed too, which takes more than twice as long.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (given) => {
    const { axe: inPage } = window as unknown as { axe: Pick<typeof axe, 'run'> };
    const { violations } = await inPage.run(document, given);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, options);
}
