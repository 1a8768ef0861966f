import type { Framing } from './in-page/framing-of.ts';
import { takeLabels } from './label-page.ts';
import type { Size } from './pack.ts';
import type { Picture } from './picture.ts';
import { crop, decode, withFewerColours, withoutMargin, type Raster } from './raster.ts';
import { makeSheet } from './sheet.ts';
import type { StoryPage } from './story-page.ts';
import type { Story } from './stories.ts';
import type { PicturePages } from './picture-pages.ts';
import { windows } from './windows.ts';

/** The windows for the states of a component. */
const windowsFor: Readonly<Record<Framing, readonly Size[]>> = {
  card: [{ width: 720, height: 600 }],
  phone: [windows.phone],
  everywhere: Object.values(windows),
};
/** Maximum height of a state, in pixels: about two screens of a phone, which show the differences between states. */
const stateHeight = 1_600;
/** Maximum height of a page, in pixels: the limit of WebP is 16,383. */
const pageHeight = 16_000;

/** A picture of a story for a sheet, with its label. */
interface Shot {
  readonly label: string;
  readonly picture: Raster;
}

export async function takePicture(picturePages: PicturePages, picture: Picture): Promise<Raster> {
  return withFewerColours(await takeWhole(picturePages, picture));
}

function takeWhole(picturePages: PicturePages, picture: Picture): Promise<Raster> {
  switch (picture.kind) {
    case 'page':
      return takeScreen(picturePages.storyPage, picture.story, picture.window);
    case 'sheet':
      return takeSheet(picturePages, picture.stories, shotsOfComponent);
    case 'states':
      return takeSheet(picturePages, picture.stories, shotsOfScreen);
  }
}

async function takeSheet(
  { storyPage, labelPage }: PicturePages,
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

/** Takes a state of a screen in the window of a phone. */
async function shotsOfScreen(storyPage: StoryPage, story: Story): Promise<readonly Shot[]> {
  return [{ label: story.name, picture: await takePage(storyPage, story, windows.phone, stateHeight) }];
}

/** Takes the page of a screen without the site's footer, which the stories of the frame show. */
async function takeScreen(storyPage: StoryPage, story: Story, window: Size): Promise<Raster> {
  const page = await takePage(storyPage, story, window, pageHeight);
  const footer = storyPage.page.getByRole('contentinfo');
  const top = (await footer.count()) === 1 ? (await footer.boundingBox())?.y : undefined;
  return top === undefined || top > page.height
    ? page
    : crop(page, { left: 0, top: 0, width: page.width, height: Math.floor(top) });
}

/** Takes the page of a story from its top, in a window. */
async function takePage(storyPage: StoryPage, story: Story, window: Size, maxHeight: number): Promise<Raster> {
  await storyPage.show(story, window);
  const page = await decode(await storyPage.page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }));
  return crop(page, { left: 0, top: 0, width: page.width, height: Math.min(page.height, maxHeight) });
}
