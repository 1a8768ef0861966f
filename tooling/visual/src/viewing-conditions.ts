import type { StoryPage } from './story-page.ts';

/** A combination of window width, text size and text spacing. */
export interface ViewingConditions {
  readonly name: string;
  readonly width: number;
  /** Per cent of the default text size. */
  readonly textSize: 100 | 200;
  /** Whether the text spacing of WCAG 1.4.12 is applied. */
  readonly isTextSpaced: boolean;
}

/** Source: issue 3, WCAG 1.4.4, 1.4.10 and 1.4.12. */
export const allViewingConditions: readonly ViewingConditions[] = [
  { name: '320 px', width: 320, textSize: 100, isTextSpaced: false },
  { name: '320 px, text at 200 %', width: 320, textSize: 200, isTextSpaced: false },
  { name: '1280 px, text at 200 %', width: 1280, textSize: 200, isTextSpaced: false },
  { name: '320 px, spaced text', width: 320, textSize: 100, isTextSpaced: true },
  { name: '1280 px, spaced text', width: 1280, textSize: 100, isTextSpaced: true },
];

/** To which a shared page returns. */
export const usualConditions: ViewingConditions = {
  name: '1280 px',
  width: 1280,
  textSize: 100,
  isTextSpaced: false,
};

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

/** Applies the conditions to the current story. */
export async function applyViewingConditions(
  storyPage: StoryPage,
  { width, textSize, isTextSpaced }: ViewingConditions,
): Promise<void> {
  await storyPage.page.evaluate(
    ({ size, css }) => {
      document.documentElement.style.fontSize = `${size}%`;
      const style = document.querySelector('#spacing') ?? document.head.appendChild(document.createElement('style'));
      style.id = 'spacing';
      style.textContent = css;
    },
    { size: textSize, css: isTextSpaced ? spacing : '' },
  );
  await storyPage.resize(width, 800);
}
