import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { contextOptions } from './context-options.ts';
import { crop, decode, type Raster } from './raster.ts';
import { sheetColour } from './sheet.ts';
import { storybookFolder } from './stories.ts';

const face = readFileSync(join(storybookFolder, 'faces/public-sans-text.woff2'), 'base64');

const labelDocument = `<!doctype html>
<style>
  @font-face { font-family: label; font-weight: 400 700; src: url(data:font/woff2;base64,${face}); }
  body { margin: 0; background: ${sheetColour}; font: 500 14px/18px label; }
  div { inline-size: fit-content; padding-block-end: 6px; white-space: nowrap; }
</style>`;

/** Opens a page that renders the labels in the site's font, separate from the page of the stories. */
export async function openLabelPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage(contextOptions);
  await page.setContent(labelDocument);
  return page;
}

export async function takeLabels(page: Page, names: readonly string[]): Promise<readonly Raster[]> {
  const boxes = await page.evaluate(async (texts) => {
    const labels = texts.map((text) => Object.assign(document.createElement('div'), { textContent: text }));
    document.body.replaceChildren(...labels);
    await document.fonts.ready;
    return labels.map((label) => {
      const { left, top, width, height } = label.getBoundingClientRect();
      return { left, top, width: Math.ceil(width), height };
    });
  }, names);
  const strip = await decode(await page.screenshot({ fullPage: true }));
  return boxes.map((box) => crop(strip, box));
}
