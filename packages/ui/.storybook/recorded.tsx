import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import type { LogoVariant } from '../src/components/logo/logo.tsx';
import { RecordedPage } from './recorded-page.tsx';
import { loadFrame, loadPage, type FrameRecording, type PageRecording } from './recordings.ts';

export interface Loaded<Props> {
  locale: LogoVariant;
  frame: FrameRecording;
  page: PageRecording<Props>;
}

/** `de-CH` (the toolbar's form) → `de-ch` (the markets' form) */
export function localeOf(value: unknown) {
  return String(value).toLowerCase() as LogoVariant;
}

export async function loaded<Props>(name: string, locale: LogoVariant): Promise<Loaded<Props>> {
  const [frame, page] = await Promise.all([loadFrame(locale), loadPage<Props>(locale, name)]);
  return { locale, frame, page };
}

interface AxeRule {
  readonly id: string;
  readonly enabled: boolean;
}

function a11yOfPage(...rules: readonly AxeRule[]) {
  return { a11y: { context: 'html', config: { rules: [{ id: 'region', enabled: true }, ...rules] } } };
}

/**
 * axe rules for whole pages: one main, one first-level heading, everything inside a landmark, headings in order. axe
 * checks the first two on the document, not on the story's root element.
 */
const wholePage = a11yOfPage();

/** The same for a page whose colours other stories check. To compute colours takes much of the time of axe. */
export const samePage = a11yOfPage(
  { id: 'color-contrast', enabled: false },
  { id: 'link-in-text-block', enabled: false },
);

export async function fitsTheWindow({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const { documentElement: page } = canvasElement.ownerDocument;
  await expect(page.scrollWidth, 'The page scrolls sideways.').toBeLessThanOrEqual(page.clientWidth);
}

/**
 * A story that shows what the site shows, in the language of the toolbar: a recording of the page, in its frame. It is
 * excluded from the docs page, which renders many stories in one document.
 *
 * @param name file below `fixtures/<locale>/`, written by tooling/recorder
 * @example export const Catalogue = recorded(HomeScreen, 'home');
 */
export function recorded<Props extends object>(Screen: ComponentType<Props>, name: string): StoryObj {
  return {
    tags: ['!autodocs'],
    parameters: { layout: 'fullscreen', controls: { disable: true }, ...wholePage },
    loaders: [({ globals }) => loaded<Props>(name, localeOf(globals['locale']))],
    render: (_, context) => {
      const { locale, frame, page } = context.loaded as unknown as Loaded<Props>;
      return (
        <RecordedPage key={locale} locale={locale} frame={frame} page={page}>
          <Screen {...page.screen} />
        </RecordedPage>
      );
    },
    play: fitsTheWindow,
  };
}

/**
 * The same on a phone in one language, for the test run only.
 * @example export const GermanOfSwitzerland = recordedIn('de-CH', HomeScreen, 'home');
 */
export function recordedIn<Props extends object>(locale: string, Screen: ComponentType<Props>, name: string): StoryObj {
  const story = recorded(Screen, name);
  return {
    ...story,
    tags: ['!dev', '!autodocs'],
    parameters: { ...story.parameters, ...samePage },
    globals: { locale, viewport: { value: 'phone' } },
  };
}
