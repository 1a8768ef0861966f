import type { Framing } from './in-page/framing-of.ts';
import { takeLabels } from './label-page.ts';
import type { Size } from './pack.ts';
import type { Picture } from './picture.ts';
import { crop, decode, withFewerColours, withoutMargin, type Raster } from './raster.ts';
import { makeSheet } from './sheet.ts';
import type { StoryPage } from './story-page.ts';
import type { Story } from './stories.ts';
import type { Studio } from './studio.ts';
import { windows } from './windows.ts';

/** The windows that a state of a component is shown in. */
const windowsFor: Readonly<Record<Framing, readonly Size[]>> = {
  card: [{ width: 720, height: 600 }],
  phone: [windows.phone],
  everywhere: Object.values(windows),
};
/** Of a state, what tells it from the others: the first two windows of a phone. */
const stateHeight = 1_600;
/** WebP knows no picture higher than 16,383 px; no page of ours comes near. */
const pageHeight = 16_000;

/** A story as it stands on a sheet. */
interface Shot {
  readonly label: string;
  readonly picture: Raster;
}

export async function take(studio: Studio, picture: Picture): Promise<Raster> {
  return withFewerColours(await takeWhole(studio, picture));
}

function takeWhole(studio: Studio, picture: Picture): Promise<Raster> {
  switch (picture.kind) {
    case 'page':
      return takePage(studio.storyPage, picture.story, picture.window, pageHeight);
    case 'sheet':
      return takeSheet(studio, picture.stories, shotsOfComponent);
    case 'states':
      return takeSheet(studio, picture.stories, shotsOfScreen);
  }
}

async function takeSheet(
  { storyPage, labelPage }: Studio,
  stories: readonly Story[],
  shotsOf: (storyPage: StoryPage, story: Story) => Promise<readonly Shot[]>,
): Promise<Raster> {
  const shots: Shot[] = [];
  for (const story of stories) shots.push(...(await shotsOf(storyPage, story)));
  const labels = await takeLabels(
    labelPage,
    shots.map(({ label }) => label),
  );
  return makeSheet(shots.flatMap(({ picture }, index) => (labels[index] ? [{ label: labels[index], picture }] : [])));
}

async function shotsOfComponent(storyPage: StoryPage, story: Story): Promise<readonly Shot[]> {
  const shots: Shot[] = [];
  const sizes = windowsFor[await storyPage.framingOf(story)];
  for (const size of sizes) {
    const label = sizes.length === 1 ? story.name : `${story.name}, ${size.width}`;
    shots.push({ label, picture: withoutMargin(await takePage(storyPage, story, size, stateHeight)) });
  }
  return shots;
}

/** A state of a screen, on a phone. */
async function shotsOfScreen(storyPage: StoryPage, story: Story): Promise<readonly Shot[]> {
  return [{ label: story.name, picture: await takePage(storyPage, story, windows.phone, stateHeight) }];
}

/** The page of a story in a window, from its top. */
async function takePage(storyPage: StoryPage, story: Story, window: Size, maxHeight: number): Promise<Raster> {
  await storyPage.show(story, window);
  const page = await decode(await storyPage.page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }));
  return crop(page, { left: 0, top: 0, width: page.width, height: Math.min(page.height, maxHeight) });
}
