import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import type { Lockup } from '../src/components/logo/logo.tsx';
import { RecordedPage } from './recorded-page.tsx';
import { loadFrame, loadPage, type FrameRecording, type PageRecording } from './recordings.ts';

export interface Loaded<Props> {
  locale: Lockup;
  frame: FrameRecording;
  page: PageRecording<Props>;
}

/** `de-CH`, as the toolbar has it, → `de-ch`, as the markets have it. */
export function localeOf(value: unknown) {
  return String(value).toLowerCase() as Lockup;
}

export async function loaded<Props>(name: string, locale: Lockup): Promise<Loaded<Props>> {
  const [frame, page] = await Promise.all([loadFrame(locale), loadPage<Props>(locale, name)]);
  return { locale, frame, page };
}

/**
 * What holds for a whole page alone: one main, one heading of the first level, everything inside a landmark, headings in
 * order. axe asks the document for the first two, not what lies in it.
 */
export const wholePage = { a11y: { context: 'html', config: { rules: [{ id: 'region', enabled: true }] } } };

export async function fitsTheWindow({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const { documentElement: page } = canvasElement.ownerDocument;
  await expect(page.scrollWidth, 'The page scrolls sideways.').toBeLessThanOrEqual(page.clientWidth);
}

/**
 * A story that shows what the site shows, in the language of the toolbar: a recording of the page, in its frame.
 * It is no part of the docs page, where many stories stand in one document.
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
 * The same on a phone in one language, for the test run alone.
 * @example export const GermanOfSwitzerland = recordedIn('de-CH', HomeScreen, 'home');
 */
export function recordedIn<Props extends object>(locale: string, Screen: ComponentType<Props>, name: string): StoryObj {
  return {
    ...recorded(Screen, name),
    tags: ['!dev', '!autodocs'],
    globals: { locale, viewport: { value: 'phone' } },
  };
}
