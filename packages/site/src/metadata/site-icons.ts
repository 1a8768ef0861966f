import type { Metadata } from 'next';

/** The icons in `public/` of each app. packages/ui generates the files. */
export const siteIcons: NonNullable<Metadata['icons']> = {
  icon: [
    { url: '/favicon.ico', sizes: '48x48' },
    { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
  ],
  apple: { url: '/apple-touch-icon.png', sizes: '180x180' },
};

/** Colour of the browser's interface around the page; the same as the `--paper` token. */
export const themeColor = '#f8f7f1';
