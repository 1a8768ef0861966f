import { findClippedContent } from './in-page/find-clipped-content.ts';
import type { StoryPage } from './story-page.ts';

/** A combination of window width, text size and text spacing. */
interface ViewingConditions {
  readonly name: string;
  readonly width: number;
  /** Per cent of the default text size. */
  readonly textSize: 100 | 200;
  /** Whether the text spacing of WCAG 1.4.12 is applied. */
  readonly isTextSpaced: boolean;
}

/** Source: issue 3, WCAG 1.4.4, 1.4.10 and 1.4.12. */
const allViewingConditions: readonly ViewingConditions[] = [
  { name: '320 px', width: 320, textSize: 100, isTextSpaced: false },
  { name: '320 px, text at 200 %', width: 320, textSize: 200, isTextSpaced: false },
  { name: '1280 px, text at 200 %', width: 1280, textSize: 200, isTextSpaced: false },
  { name: '320 px, spaced text', width: 320, textSize: 100, isTextSpaced: true },
  { name: '1280 px, spaced text', width: 1280, textSize: 100, isTextSpaced: true },
];

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

/** What a visitor cannot see or reach in the current story, in small windows and with large or spaced text. */
export async function findLossesInWindows(storyPage: StoryPage): Promise<string[]> {
  const losses: string[] = [];
  for (const { name, width, textSize, isTextSpaced } of allViewingConditions) {
    await styleText(storyPage, textSize, isTextSpaced);
    await storyPage.resize(width, 800);
    const found = await storyPage.page.evaluate(findClippedContent);
    losses.push(...found.map((loss) => `${name}: ${loss}`));
  }
  await styleText(storyPage, 100, false);
  return losses;
}

async function styleText({ page }: StoryPage, textSize: 100 | 200, isTextSpaced: boolean): Promise<void> {
  await page.evaluate(
    ({ size, css }) => {
      document.documentElement.style.fontSize = `${size}%`;
      const style = document.querySelector('#spacing') ?? document.head.appendChild(document.createElement('style'));
      style.id = 'spacing';
      style.textContent = css;
    },
    { size: textSize, css: isTextSpaced ? spacing : '' },
  );
}
