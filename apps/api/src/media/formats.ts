import { originalTypes } from '../content/schema.ts';

/** Formats of a variant. */
const formats = originalTypes;
export type Format = (typeof formats)[number];

export function isFormat(text: string): text is Format {
  return formats.some((format) => format === text);
}

export function contentTypeOf(format: Format): string {
  return `image/${format}`;
}

/** The type of an original from its name, `<hash>.<type>`. */
export function typeOfOriginal(original: string): Format {
  const extension = original.slice(original.lastIndexOf('.') + 1);
  return isFormat(extension) ? extension : 'jpeg';
}
