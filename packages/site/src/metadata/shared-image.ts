import { createTranslator } from '@veralune/i18n';
import type { Locale } from '@veralune/routing';
import { countryName } from './country-name.ts';

/** A picture for whoever shares a page. */
export interface SharedImage {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** The market's lock-up and its drawing, for pages without a picture of their own; packages/ui draws it. */
export function marketImage(locale: Locale): SharedImage {
  return {
    url: `/social/${locale}.png`,
    alt: `${createTranslator(locale)('app.title')} (${countryName(locale)})`,
    width: 1200,
    height: 630,
  };
}
