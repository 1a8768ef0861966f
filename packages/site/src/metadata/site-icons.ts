import type { Metadata } from 'next';

/** The icons in `public/` of each app; packages/ui draws them. */
export const siteIcons: NonNullable<Metadata['icons']> = {
  icon: [
    { url: '/favicon.ico', sizes: '48x48' },
    { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
  ],
  apple: { url: '/apple-touch-icon.png', sizes: '180x180' },
};

/** Paper: what a browser paints around the page. */
export const themeColor = '#f8f7f1';
