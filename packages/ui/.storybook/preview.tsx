import type { Preview } from '@storybook/react-vite';
import { useEffect, useLayoutEffect, useReducer, type ReactNode } from 'react';
import '../src/styles/fonts.css';
import '../src/styles/global.css';
import './docs.css';
import { tint } from '../src/components/tint/tint.ts';
import { palette } from '../src/tokens/palette.ts';
import { brands, locales } from './globals.ts';
import { themeFrom } from './theme.ts';

interface StageProps {
  locale: string;
  brand: string;
  children: ReactNode;
}

/**
 * Has all effects run before a story plays: it presses keys sooner than any person could. Under test `act` sees to that,
 * which React's build for production lacks; there, a state that changes before painting makes React run them first.
 */
function useEffectsAtOnce() {
  const [, change] = useReducer(() => true, false);
  useLayoutEffect(change, [change]);
}

/** Gives the page its language, as a site does, so that hyphenation and quotes follow it. */
function Stage({ locale, brand, children }: StageProps) {
  useEffectsAtOnce();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return <div style={brand ? tint(brand) : undefined}>{children}</div>;
}

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [
    (Story, { globals }) => (
      <Stage locale={String(globals['locale'])} brand={String(globals['brand'])}>
        <Story />
      </Stage>
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
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      // A story is a part of a page: what only a whole page can have is checked on the pages.
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
          'Foundations',
          [
            'Identity',
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
