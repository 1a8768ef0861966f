import { z } from 'zod';
import { id, language, line } from './schema-parts.ts';

/** Schemas of the files in `content/media/`. */

/** File types of originals. */
export const originalTypes = ['jpeg', 'png', 'webp', 'avif'] as const;

/** Smallest and largest side of an original, in pixels. */
export const originalSides = { smallest: 16, largest: 12_000 } as const;

const side = z.int().min(originalSides.smallest).max(originalSides.largest);
const fraction = z.number().min(0).max(1);

/** Alternative text per language. If a language is absent, the name of the product or brand is used. */
export const alternativeTexts = z.partialRecord(language, z.string().trim().max(300));

/** The point that stays visible when a picture is cropped: 0, 0 is the top left corner, 1, 1 the bottom right one. */
export const focusPoint = z.strictObject({ x: fraction, y: fraction });

const picture = z.strictObject({
  type: z.literal('picture').optional(),
  id,
  /** The original's path below `apps/api/media`. Uploaded pictures have none. */
  file: z
    .string()
    .regex(/^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:jpg|jpeg|png|webp|avif)$/, 'must be a path below apps/api/media')
    .optional(),
  /** The original in the storage: SHA-256 of its bytes, and its type. */
  original: z.string().regex(/^[0-9a-f]{64}\.(?:jpeg|png|webp|avif)$/, 'must be the SHA-256 of the file and its type'),
  width: side,
  height: side,
  transparent: z.boolean().default(false),
  alt: alternativeTexts.default({}),
  focus: focusPoint.default({ x: 0.5, y: 0.5 }),
});

/** Largest document, in bytes: 5 MB. */
export const largestDocument = 5_000_000;

/** Title of a document in the language of the document. */
export const documentTitle = line.max(120);

const document = z.strictObject({
  type: z.literal('document'),
  id,
  title: documentTitle,
  /** Path below `apps/api/media`. Uploaded documents have none. */
  file: z
    .string()
    .regex(/^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.pdf$/, 'must be a path below apps/api/media that ends in .pdf')
    .optional(),
  /** The file in the storage: SHA-256 of its bytes, and its type. */
  original: z.string().regex(/^[0-9a-f]{64}\.pdf$/, 'must be the SHA-256 of the file and .pdf'),
  /** Size of the file. */
  bytes: z.int().min(1).max(largestDocument),
});

/**
 * `media/`: a picture, or a document if `type` says so. A file contains several of them by name. The key is
 * `<file>/<name>`.
 */
export const media = z.discriminatedUnion('type', [picture, document]);
/** The schema of `media` without the id, which has its own column in the database. */
export const mediaBody = z.discriminatedUnion('type', [picture.omit({ id: true }), document.omit({ id: true })]);

export type PictureBody = Omit<z.infer<typeof picture>, 'id'>;
export type DocumentBody = Omit<z.infer<typeof document>, 'id'>;
