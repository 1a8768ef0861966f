import type { DocumentBody } from '../content/media-schema.ts';

/** A PDF file as the API serves it. */
export interface Document {
  readonly key: string;
  readonly title: string;
  /** Path below the folder of originals; undefined for an upload. */
  readonly file: string | undefined;
  /** Name in the storage, `<SHA-256>.pdf`. */
  readonly original: string;
  /** Ten hexadecimal digits that change with the file. */
  readonly version: string;
  readonly bytes: number;
}

/** Documents by key. */
export type Documents = Pick<ReadonlyMap<string, Document>, 'get' | 'values'>;

/** Document of a media resource. */
export function documentOf(key: string, { title, file, original, bytes }: DocumentBody): Document {
  return { key, title, file, original, version: original.slice(0, 10), bytes };
}

/** The version in the path allows caches to keep the file. */
export function documentUrl({ key, version }: Document): string {
  return `/media/${key}.${version}.pdf`;
}
