import { previewTypes } from './preview-types.ts';
import type { ParamKind } from './routes.ts';
import { isSlug, isTextSlug, isWord } from './slug.ts';

/** Turns one segment into a parameter and back. Undefined: not of this kind. */
interface ParamCodec {
  read(segment: string): string | number | undefined;
  write(value: unknown): string | undefined;
  /** A value that the address doesn't show: page 1. */
  readonly silent?: number;
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

/** Stands before the id of a preview, so no segment of its own can be it. */
export const previewSegment = 'preview';

function segmentCodec(isValid: (text: string) => boolean) {
  return textCodec('', (text) => isValid(text) && text !== previewSegment);
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

/** As many as the API has. */
const maxPage = 10_000;

function pageCodec(prefix: string): ParamCodec {
  return { ...integerCodec(prefix, maxPage), silent: 1 };
}

function isPreviewType(text: string) {
  return (previewTypes as readonly string[]).includes(text);
}

/** Every kind but `filters`, which takes several segments. */
export const paramCodecs: Readonly<Record<Exclude<ParamKind, 'filters'>, ParamCodec>> = {
  slug: segmentCodec(isSlug),
  word: segmentCodec(isWord),
  text: segmentCodec(isTextSlug),
  id: integerCodec('', 2_147_483_647),
  number: pageCodec(''),
  page: pageCodec('-p--'),
  terms: textCodec('-r--', isSlug),
  previewType: textCodec('', isPreviewType),
};
