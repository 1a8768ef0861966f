import { originalTypes } from '../content/schema.ts';

/** Formats of a variant. */
export const formats = originalTypes;
export type Format = (typeof formats)[number];

export const isFormat = (text: string): text is Format => formats.some((format) => format === text);

export const contentTypeOf = (format: Format): string => `image/${format}`;

/** The type of an original by its name, `<hash>.<type>`. */
export const typeOfOriginal = (original: string): Format => {
  const ending = original.slice(original.lastIndexOf('.') + 1);
  return isFormat(ending) ? ending : 'jpeg';
};
