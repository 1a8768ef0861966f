import { createHash } from 'node:crypto';
import type { PictureBody } from '../content/media-schema.ts';
import { typeOfOriginal, type Format } from './formats.ts';
import { encodingVersion, variantWidths } from './variant-encoding.ts';

/** A picture as the API serves it. */
export interface Picture {
  readonly key: string;
  /** Path of the original below the folder of originals; undefined for an upload. */
  readonly file: string | undefined;
  /** Name of the original in the storage, `<SHA-256>.<type>`. */
  readonly original: string;
  /** Ten hexadecimal digits that change with the original and with the encoding options. */
  readonly version: string;
  /** Size of the largest variant. */
  readonly width: number;
  readonly height: number;
  /** Widths of the variants, the largest last. */
  readonly widths: readonly number[];
  /** Formats of the variants, the most compact first; every browser supports the last. */
  readonly formats: readonly [Format, ...Format[]];
  readonly alt: PictureBody['alt'];
  readonly focus: PictureBody['focus'];
}

/** Pictures by key. */
export type Pictures = Pick<ReadonlyMap<string, Picture>, 'get' | 'values'>;

/** The widths below that of the original, and the original's own up to the largest. */
function widthsOf(width: number): readonly number[] {
  return [...variantWidths.filter((each) => each < width), Math.min(width, Math.max(...variantWidths))].filter(
    (each, index, all) => all.indexOf(each) === index,
  );
}

/** PNG for PNG and transparent originals, otherwise JPEG. */
function fallbackOf({ original, transparent }: PictureBody): Format {
  const type = typeOfOriginal(original);
  return type === 'png' || transparent ? 'png' : 'jpeg';
}

/** Picture of a media resource. */
export function pictureOf(key: string, file: PictureBody): Picture {
  const widths = widthsOf(file.width);
  const width = widths.at(-1) ?? file.width;
  return {
    key,
    file: file.file,
    original: file.original,
    version: createHash('sha256').update(file.original).update(encodingVersion).digest('hex').slice(0, 10),
    width,
    height: Math.max(1, Math.round((file.height * width) / file.width)),
    widths,
    formats: ['avif', 'webp', fallbackOf(file)],
    alt: file.alt,
    focus: file.focus,
  };
}
