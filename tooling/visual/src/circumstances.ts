import type { StoryPage } from './story-page.ts';

/** How a visitor may look at a page. */
export interface Circumstances {
  readonly name: string;
  readonly width: number;
  /** Per cent of what browsers show by default. */
  readonly textSize: 100 | 200;
  /** The distances that WCAG 1.4.12 wants a page to bear. */
  readonly isTextSpaced: boolean;
}

/** Source: issue 3, WCAG 1.4.4, 1.4.10 and 1.4.12. */
export const allCircumstances: readonly Circumstances[] = [
  { name: '320 px', width: 320, textSize: 100, isTextSpaced: false },
  { name: '320 px, text at 200 %', width: 320, textSize: 200, isTextSpaced: false },
  { name: '1280 px, text at 200 %', width: 1280, textSize: 200, isTextSpaced: false },
  { name: '320 px, spaced text', width: 320, textSize: 100, isTextSpaced: true },
  { name: '1280 px, spaced text', width: 1280, textSize: 100, isTextSpaced: true },
];

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

/** Puts the story that is shown into circumstances. */
export async function put(storyPage: StoryPage, { width, textSize, isTextSpaced }: Circumstances): Promise<void> {
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
