import { createTranslator, languageTag } from '@veralune/i18n';
import { href, type Locale } from '@veralune/routing';
import type { MetadataRoute } from 'next';
import { countryName } from './country-name.ts';
import { themeColor } from './site-icons.ts';

/** Path of the web app manifest of a locale, below `public/`. */
export function webManifestPath(locale: Locale): string {
  return `/manifests/${locale}.webmanifest`;
}

/**
 * The web app manifest of a locale. An installed site opens in the browser: `display: browser`.
 * It is a file in `public/manifests` of the app, written by `test/site-files.test.ts`.
 */
export function webManifest(locale: Locale): MetadataRoute.Manifest {
  return {
    id: href('home', {}, locale),
    name: `Veralune ${countryName(locale)}`,
    short_name: 'Veralune',
    description: createTranslator(locale)('app.title'),
    lang: languageTag(locale),
    start_url: href('home', {}, locale),
    scope: '/',
    display: 'browser',
    theme_color: themeColor,
    background_color: themeColor,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}
