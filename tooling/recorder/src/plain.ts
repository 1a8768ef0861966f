import { isValidElement } from 'react';

export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

interface Picture {
  readonly url: string;
  readonly width: number;
  readonly widths: readonly number[];
}

function isPicture(value: object): value is Picture & Record<string, unknown> {
  return (
    'url' in value &&
    'widths' in value &&
    'formats' in value &&
    typeof value.url === 'string' &&
    Array.isArray(value.widths)
  );
}

/** The largest width of a pack, in pixels. Wider pictures fill the page. */
const widestOfPack = 960;

/** A picture as stored for Storybook: one width, one format, no version. Pictures of a gallery are larger. */
function recordedPicture(picture: Picture, isInGallery: boolean) {
  return {
    ...picture,
    url: picture.url.replace(/^\/api\/media\//, '/media/').replace(/\.[0-9a-f]{10}$/, ''),
    widths: picture.widths.slice(isInGallery || picture.width > widestOfPack ? 1 : 0).slice(0, 1),
    formats: ['webp'],
  };
}

/** The prop with the address of drawing files. Without it, drawings are inlined in the page. */
function isServedDrawing(key: string) {
  return key === 'drawings';
}

/**
 * Converts props to JSON, with the pictures of the fixtures.
 * @throws if a prop is not plain data
 */
export function plain(value: unknown, path = 'props'): Plain {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (Array.isArray(value)) return value.map((item, index) => plain(item, `${path}[${index}]`));
  if (typeof value !== 'object' || isValidElement(value)) {
    throw new Error(
      `${path} can't be recorded: it is not plain data. Record the data from which it is made in tooling/recorder, and compose it in the story.`,
    );
  }
  const entries = Object.entries(isPicture(value) ? recordedPicture(value, path.includes('gallery')) : value);
  return Object.fromEntries(
    entries
      .filter(([key, item]) => item !== undefined && !isServedDrawing(key))
      .map(([key, item]) => [key, plain(item, `${path}.${key}`)]),
  );
}
