import type { Preview } from '@storybook/react-vite';
import { useEffect, useLayoutEffect, useReducer, type ReactNode } from 'react';
import '../src/styles/fonts.css';
import '../src/styles/global.css';
import './docs.css';
import { tint } from '../src/components/tint/tint.ts';
import { palette } from '../src/tokens/palette.ts';
import { brands, locales } from './globals.ts';
import { themeFrom } from './theme.ts';

interface StoryRootProps {
  locale: string;
  brand: string;
  children: ReactNode;
}

/**
 * Runs all effects before the play function of a story, which presses keys earlier than a user could. In tests, `act`
 * does this. React's production build has no `act`; there, a state update in a layout effect makes React flush the
 * effects first.
 */
function useFlushedEffects() {
  const [, change] = useReducer(() => true, false);
  useLayoutEffect(change, [change]);
}

/** Sets the language of the document, as a site does, so that hyphenation and quotes follow it. */
function StoryRoot({ locale, brand, children }: StoryRootProps) {
  useFlushedEffects();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return <div style={brand ? tint(brand) : undefined}>{children}</div>;
}

const preview: Preview = {
  tags: ['autodocs'],
  /** Stories of a test run share one page, in which one that scrolled would leave another below the sticky header. */
  beforeEach: ({ viewMode }) => {
    if (viewMode === 'story') window.scrollTo({ top: 0, behavior: 'instant' });
  },
  decorators: [
    (Story, { globals }) => (
      <StoryRoot locale={String(globals['locale'])} brand={String(globals['brand'])}>
        <Story />
      </StoryRoot>
    ),
  ],
  initialGlobals: { locale: 'fr-BE', brand: '' },
  globalTypes: {
    locale: { description: 'Language of the page', toolbar: { icon: 'globe', items: locales, dynamicTitle: true } },
    brand: { description: 'Tint of the page', toolbar: { icon: 'paintbrush', items: brands, dynamicTitle: true } },
  },
  parameters: {
    layout: 'padded',
    docs: { theme: themeFrom(palette) },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Of a rule that passes, axe describes only the first element: to describe all would take much of its time.
        resultTypes: ['violations', 'incomplete'],
      },
      // A story is a part of a page: rules for whole pages are only checked on whole pages.
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'landmark-one-main', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'heading-order', enabled: false },
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '760px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Changes',
          'Foundations',
          [
            'Identity',
            'Tokens',
            'Mark and lock-ups',
            'Colour',
            'Type',
            'Space and grid',
            'Shape, depth and motion',
            'Icons and pictograms',
            'Drawings',
            'Packs',
            'Illustrations',
            'Accessibility',
            'Words',
          ],
          'Components',
          'Sections',
          'Screens',
        ],
      },
    },
  },
};

export default preview;
