import { windows } from './album.ts';
import { crop, decode, withoutMargin, type Raster } from './raster.ts';
import { makeSheet } from './sheet.ts';
import type { StoryPage } from './story-page.ts';
import type { Story } from './stories.ts';

const card = { width: 720, height: 600 };
/** Of the further states of a screen, what tells them apart: the first two windows of a phone. */
const statesHeight = 1_600;
/** WebP knows no picture higher than 16,383 px; no page of ours comes near. */
const maxHeight = 12_000;

/** The whole page of a screen in a window. */
export async function takePage(storyPage: StoryPage, story: Story, window: { width: number; height: number }): Promise<Raster> {
  await storyPage.resize(window.width, window.height);
  await storyPage.show(story);
  return takeShown(storyPage, maxHeight);
}

/** One sheet of a component's states. One that fills the window from edge to edge is shown on a phone and on a desktop. */
export async function takeSheet(storyPage: StoryPage, stories: readonly Story[]): Promise<Raster> {
  const labels: string[] = [];
  const pictures: Raster[] = [];
  for (const story of stories) {
    await storyPage.resize(card.width, card.height);
    await storyPage.show(story);
    if (!(await storyPage.isFullWidth())) {
      labels.push(story.name);
      pictures.push(withoutMargin(await takeShown(storyPage, maxHeight)));
      continue;
    }
    for (const window of Object.values(windows)) {
      labels.push(`${story.name}, ${window.width}`);
      pictures.push(withoutMargin(await takePage(storyPage, story, window)));
    }
  }
  return assemble(storyPage, labels, pictures);
}

/** The further states of a screen beside one another, on a phone. */
export async function takeStates(storyPage: StoryPage, stories: readonly Story[]): Promise<Raster> {
  const pictures: Raster[] = [];
  for (const story of stories) {
    const page = await takePage(storyPage, story, windows.phone);
    pictures.push(crop(page, { left: 0, top: 0, width: page.width, height: Math.min(page.height, statesHeight) }));
  }
  return assemble(storyPage, stories.map(({ name }) => name), pictures);
}

async function assemble(storyPage: StoryPage, names: readonly string[], pictures: readonly Raster[]): Promise<Raster> {
  const labels = await takeLabels(storyPage, names);
  return makeSheet(pictures.flatMap((picture, index) => (labels[index] ? [{ label: labels[index], picture }] : [])));
}

async function takeShown({ page }: StoryPage, height: number): Promise<Raster> {
  const raster = await decode(await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }));
  return raster.height > height ? crop(raster, { left: 0, top: 0, width: raster.width, height }) : raster;
}

/** The names of states, set in our own face by the page, which shows nothing else then. */
async function takeLabels(storyPage: StoryPage, names: readonly string[]): Promise<readonly Raster[]> {
  const { page } = storyPage;
  storyPage.spoil();
  const boxes = await page.evaluate(async (texts) => {
    document.body.replaceChildren(
      ...texts.map((text) => {
        const label = document.createElement('div');
        label.textContent = text;
        label.style.cssText = 'inline-size: fit-content; padding: 0 0 6px; background: #dfded6; font: 500 14px/18px var(--font-text); white-space: nowrap';
        return label;
      }),
    );
    document.body.style.cssText = 'display: block; padding: 0; background: #dfded6';
    await document.fonts.ready;
    return [...document.body.children].map((label) => {
      const { left, top, width, height } = label.getBoundingClientRect();
      return { left, top, width: Math.ceil(width), height };
    });
  }, names);
  const strip = await decode(await page.screenshot({ fullPage: true }));
  return boxes.map((box) => crop(strip, box));
}
