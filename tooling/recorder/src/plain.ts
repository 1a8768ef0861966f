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

/** Pictures that are wider than this fill the page. */
const widestOfPack = 960;

/** A picture as Storybook has it: in one width and one format, without version. A product's own are looked at closely. */
function kept(picture: Picture, isOwn: boolean) {
  return {
    ...picture,
    url: picture.url.replace(/^\/api\/media\//, '/media/').replace(/\.[0-9a-f]{10}$/, ''),
    widths: picture.widths.slice(isOwn || picture.width > widestOfPack ? 1 : 0).slice(0, 1),
    formats: ['webp'],
  };
}

/** Drawings stand in the page itself where no address of their files is given. */
function isServedDrawing(key: string) {
  return key === 'drawings';
}

/**
 * Props as JSON, their pictures those of the fixtures.
 * @throws where something of them can't be written down
 */
export function plain(value: unknown, path = 'props'): Plain {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (Array.isArray(value)) return value.map((item, index) => plain(item, `${path}[${index}]`));
  if (typeof value !== 'object' || isValidElement(value)) {
    throw new Error(
      `${path} can't be recorded: it is no plain data. Record what it is made from in tooling/recorder, and compose it in the story.`,
    );
  }
  const entries = Object.entries(isPicture(value) ? kept(value, path.includes('gallery')) : value);
  return Object.fromEntries(
    entries
      .filter(([key, item]) => item !== undefined && !isServedDrawing(key))
      .map(([key, item]) => [key, plain(item, `${path}.${key}`)]),
  );
}
