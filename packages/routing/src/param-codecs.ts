import { previewTypes } from './preview-types.ts';
import type { ParamKind } from './routes.ts';
import { isSlug, isTextSlug, isWord } from './slug.ts';

/** Turns one segment into a parameter and back. Undefined: not of this kind. */
interface ParamCodec {
  read(segment: string): string | number | undefined;
  /** The empty text is a value that is not written: page 1. */
  write(value: unknown): string | undefined;
}

const textCodec = (prefix: string, isValid: (text: string) => boolean): ParamCodec => ({
  read: (segment) => {
    if (!segment.startsWith(prefix)) return undefined;
    const text = segment.slice(prefix.length);
    return isValid(text) ? text : undefined;
  },
  write: (value) => (typeof value === 'string' && isValid(value) ? prefix + value : undefined),
});

const integer = /^\d{1,10}$/;
const integerCodec = (prefix: string, min: number, max: number): ParamCodec => ({
  read: (segment) => {
    if (!segment.startsWith(prefix)) return undefined;
    const text = segment.slice(prefix.length);
    const value = integer.test(text) ? Number(text) : 0;
    return value >= min && value <= max ? value : undefined;
  },
  write: (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? `${prefix}${String(value)}`
      : undefined,
});

const maxPage = 10_000;
const pageCodec = (prefix: string): ParamCodec => {
  const codec = integerCodec(prefix, 1, maxPage);
  return { read: codec.read, write: (value) => (value === 1 ? '' : codec.write(value)) };
};

/** Stands before the id of a preview, so no segment of its own can be it. */
export const previewSegment = 'preview';
const segmentCodec = (isValid: (text: string) => boolean) =>
  textCodec('', (text) => isValid(text) && text !== previewSegment);

const isPreviewType = (text: string) => (previewTypes as readonly string[]).includes(text);

/** Every kind but `filters`, which takes several segments. */
export const paramCodecs: Readonly<Record<Exclude<ParamKind, 'filters'>, ParamCodec>> = {
  slug: segmentCodec(isSlug),
  word: segmentCodec(isWord),
  text: segmentCodec(isTextSlug),
  id: integerCodec('', 1, 2_147_483_647),
  number: pageCodec(''),
  page: pageCodec('-p--'),
  terms: textCodec('-r--', isSlug),
  previewType: textCodec('', isPreviewType),
};
