import { previewTypes } from './preview-types.ts';
import type { ParamKind } from './routes.ts';
import { isSlug, isSlugPath, isTextSlug, isWord } from './slug.ts';

/** Converts a segment to a parameter and back. Undefined means that the value is not valid. */
interface ParamCodec {
  read(segment: string): string | number | undefined;
  write(value: unknown): string | undefined;
  /** A value that is not written in the path: page 1. */
  readonly omittedValue?: number;
}

function textCodec(prefix: string, isValid: (text: string) => boolean): ParamCodec {
  return {
    read: (segment) => {
      const text = segment.slice(prefix.length);
      return segment.startsWith(prefix) && isValid(text) ? text : undefined;
    },
    write: (value) => (typeof value === 'string' && isValid(value) ? prefix + value : undefined),
  };
}

/** The segment before the id of a preview. No slug can have this value. */
export const previewSegment = 'preview';

function segmentCodec(isValid: (text: string) => boolean) {
  return textCodec('', (text) => isValid(text) && !text.split('/').includes(previewSegment));
}

const integer = /^\d{1,10}$/;

function integerCodec(prefix: string, max: number): ParamCodec {
  return {
    read: (segment) => {
      const text = segment.slice(prefix.length);
      const value = segment.startsWith(prefix) && integer.test(text) ? Number(text) : 0;
      return value >= 1 && value <= max ? value : undefined;
    },
    write: (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max
        ? `${prefix}${String(value)}`
        : undefined,
  };
}

/** The maximum of the API. */
const maxPage = 10_000;

function pageCodec(prefix: string): ParamCodec {
  return { ...integerCodec(prefix, maxPage), omittedValue: 1 };
}

function isPreviewType(text: string) {
  return (previewTypes as readonly string[]).includes(text);
}

/** Every kind except `filters`, which has several segments. */
export const paramCodecs: Readonly<Record<Exclude<ParamKind, 'filters'>, ParamCodec>> = {
  slug: segmentCodec(isSlug),
  slugPath: segmentCodec(isSlugPath),
  word: segmentCodec(isWord),
  text: segmentCodec(isTextSlug),
  id: integerCodec('', 2_147_483_647),
  number: pageCodec(''),
  page: pageCodec('-p--'),
  terms: textCodec('-r--', isSlug),
  previewType: textCodec('', isPreviewType),
};
