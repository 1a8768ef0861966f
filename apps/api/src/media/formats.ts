import { originalTypes } from '../content/media-schema.ts';

/** Formats of a variant. */
const formats = originalTypes;
export type Format = (typeof formats)[number];

export function isFormat(text: string): text is Format {
  return formats.some((format) => format === text);
}

export function contentTypeOf(format: Format): string {
  return `image/${format}`;
}

/** Content type of documents. */
export const documentType = 'application/pdf';

/** Content type of an original by its name, `<hash>.<type>`. */
export function contentTypeOfOriginal(original: string): string {
  return original.endsWith('.pdf') ? documentType : contentTypeOf(typeOfOriginal(original));
}

/** The type of the original of a picture from its name, `<hash>.<type>`. */
export function typeOfOriginal(original: string): Format {
  const extension = original.slice(original.lastIndexOf('.') + 1);
  return isFormat(extension) ? extension : 'jpeg';
}
