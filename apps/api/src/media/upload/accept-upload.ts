import { languages } from '@veralune/routing';
import { z } from 'zod';
import { alternativeTexts, documentTitle, focusPoint } from '../../content/media-schema.ts';
import { mediaKey } from '../../content/schema-parts.ts';
import { HttpError, invalidRequest } from '../../http/http-error.ts';
import type { BodyOf } from '../../resources/bodies.ts';
import { uploadBodyLimit } from './limits.ts';
import { tooLarge, type RefusedOriginal, type StoredOriginal, type StoreOriginal } from './store-original.ts';

/** The result of an upload, from which the caller creates the resource. */
export interface AcceptedUpload {
  readonly body: BodyOf<'media'>;
  /** The form's `key`. Default: `uploads/<first ten digits of the hash>`. */
  readonly key: string;
  readonly stored: StoredOriginal;
}

const form = z.strictObject({
  file: z.instanceof(File, { error: 'must be a file' }),
  key: mediaKey.optional(),
  alt: alternativeTexts,
  focus: focusPoint.optional(),
  title: documentTitle.optional(),
});
type Fields = z.output<typeof form>;

function numberOf(value: string | File): unknown {
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
}

const names = {
  file: ['file'],
  key: ['key'],
  title: ['title'],
  'focus[x]': ['focus', 'x'],
  'focus[y]': ['focus', 'y'],
} as const;

/** The form's fields in the shape of the schema. Unknown fields are kept, so that they are reported. */
function fieldsOf(data: FormData): Record<string, unknown> {
  const alt = Object.fromEntries(
    languages.flatMap((name) => (data.has(`alt[${name}]`) ? [[name, data.get(`alt[${name}]`)]] : [])),
  );
  const known = new Set<string>([...Object.keys(names), ...languages.map((name) => `alt[${name}]`)]);
  const unknown = [...data.keys()].filter((name) => !known.has(name)).map((name) => [name, data.get(name)] as const);
  const [x, y] = [data.get('focus[x]'), data.get('focus[y]')];
  return {
    ...Object.fromEntries(unknown),
    file: data.get('file'),
    alt,
    ...(data.has('key') ? { key: data.get('key') } : {}),
    ...(data.has('title') ? { title: data.get('title') } : {}),
    ...(x === null && y === null ? {} : { focus: { x: numberOf(x ?? ''), y: numberOf(y ?? '') } }),
  };
}

/** `['alt', 'fr']` → `alt[fr]` */
function fieldName([first, ...rest]: readonly PropertyKey[]): string {
  return String(first) + rest.map((part) => `[${String(part)}]`).join('');
}

function wrongFields(error: z.ZodError): HttpError {
  return invalidRequest(
    Object.fromEntries(
      error.issues.flatMap((issue) =>
        issue.code === 'unrecognized_keys'
          ? issue.keys.map((key) => [key, 'is not a field of this form'])
          : [[fieldName(issue.path), issue.message]],
      ),
    ),
  );
}

function statusOf({ refused }: RefusedOriginal): number {
  return refused === 'too-large' ? 413 : refused === 'unsupported-type' ? 415 : 400;
}

function refusal(original: RefusedOriginal): HttpError {
  return new HttpError(statusOf(original), original.refused.replaceAll('-', '_'), `The file ${original.reason}.`, {
    file: original.reason,
  });
}

async function readForm(request: Request): Promise<FormData | HttpError> {
  if (!(request.headers.get('content-type') ?? '').toLowerCase().startsWith('multipart/form-data'))
    return new HttpError(415, 'unsupported_type', 'Send the file as multipart/form-data, in the field "file".');
  if (Number(request.headers.get('content-length') ?? 0) > uploadBodyLimit) return refusal(tooLarge);
  try {
    return await request.formData();
  } catch {
    return new HttpError(400, 'invalid_form', 'The body is not a complete form.', {
      body: 'must be multipart/form-data',
    });
  }
}

/** The resource of a stored file. Documents need a title, which pictures do not have. */
function bodyOf(stored: StoredOriginal, { alt, focus, title }: Fields): BodyOf<'media'> | HttpError {
  const { original } = stored;
  if (stored.type === 'pdf') {
    if (title === undefined) return invalidRequest({ title: 'is required for a document' });
    return { type: 'document', title, original, bytes: stored.bytes };
  }
  if (title !== undefined) return invalidRequest({ title: 'is only for documents: describe a picture with alt' });
  const { width, height, transparent } = stored;
  return { original, width, height, transparent, alt, focus: focus ?? { x: 0.5, y: 0.5 } };
}

/**
 * Reads the form of `POST /media`, checks the picture or document and stores the original. The caller checks the token
 * before and stores the resource afterwards.
 *
 * Fields: `file`; `key`; for pictures `alt[fr]`, `alt[nl]`, `alt[de]`, `alt[it]`, `alt[es]`, `focus[x]` and `focus[y]`,
 * 0 to 1; for documents `title`.
 * @returns an HttpError with status 400, 413 or 415 and the invalid fields if the upload is refused
 */
export async function acceptUpload(
  request: Request,
  storeOriginal: StoreOriginal,
): Promise<AcceptedUpload | HttpError> {
  const data = await readForm(request);
  if (data instanceof HttpError) return data;
  const parsed = form.safeParse(fieldsOf(data));
  if (!parsed.success) return wrongFields(parsed.error);
  const { file, key } = parsed.data;
  if (file.size > uploadBodyLimit) return refusal(tooLarge);
  const stored = await storeOriginal(new Uint8Array(await file.arrayBuffer()));
  if ('refused' in stored) return refusal(stored);
  const body = bodyOf(stored, parsed.data);
  return body instanceof HttpError ? body : { body, key: key ?? `uploads/${stored.hash.slice(0, 10)}`, stored };
}
