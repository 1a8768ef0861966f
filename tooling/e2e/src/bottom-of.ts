import type { Locator } from '@playwright/test';

/** The lower edge of an element in the window, in CSS pixels. */
export async function bottomOf(element: Locator): Promise<number> {
  const { y, height } = (await element.boundingBox()) ?? { y: NaN, height: NaN };
  return y + height;
}
