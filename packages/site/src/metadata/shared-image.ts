import type { Image } from '@veralune/api-client/contract';
import { createTranslator } from '@veralune/i18n';
import type { Locale } from '@veralune/routing';
import { largestFile } from '../mappers/largest-file.ts';
import { countryName } from './country-name.ts';

/** The image of a shared link (`og:image`). */
export interface SharedImage {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** The image of the market, for pages without an image of their own. packages/ui generates the file. */
export function marketImage(locale: Locale): SharedImage {
  return {
    url: `/social/${locale}.png`,
    alt: `${createTranslator(locale)('app.title')} (${countryName(locale)})`,
    width: 1200,
    height: 630,
  };
}

/** Social networks show a smaller image as a thumbnail, or not at all. In pixels. */
const minWidth = 600;

/** The largest file of a page's image, or undefined when there is none of at least 600 pixels. */
export function sharedImageOf(image: Image | null | undefined): SharedImage | undefined {
  if (!image) return undefined;
  const { alt, width, height, widths } = image;
  const fileWidth = Math.max(...widths);
  if (fileWidth < minWidth) return undefined;
  return { url: largestFile(image), alt, width: fileWidth, height: Math.round((height * fileWidth) / width) };
}
