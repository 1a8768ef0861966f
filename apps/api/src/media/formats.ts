import { originalTypes } from '../content/schema.ts';

/** Formats of a variant. */
export const formats = originalTypes;
export type Format = (typeof formats)[number];

export function isFormat(text: string): text is Format {
  return formats.some((format) => format === text);
}

export function contentTypeOf(format: Format): string {
  return `image/${format}`;
}

/** The type of an original by its name, `<hash>.<type>`. */
export function typeOfOriginal(original: string): Format {
  const ending = original.slice(original.lastIndexOf('.') + 1);
  return isFormat(ending) ? ending : 'jpeg';
}
