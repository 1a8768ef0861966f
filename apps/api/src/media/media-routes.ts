import { Hono } from 'hono';
import { errorResponse, HttpError, notFound } from '../http/http-error.ts';
import { log } from '../log.ts';
import { closestVariant } from './closest-variant.ts';
import { contentTypeOf, isFormat, type Format } from './formats.ts';
import type { Documents } from './document.ts';
import { answerDocument, parseDocumentPath } from './document-route.ts';
import { cachingOf, commonHeaders, matches } from './media-headers.ts';
import type { MediaLibrary, Variant } from './media-library.ts';
import type { Pictures } from './picture.ts';
import { negotiate } from './negotiate.ts';
import { withTimeout } from './with-timeout.ts';

interface RequestedVariant extends Variant {
  /** Whether `Accept` chose the format. */
  readonly isNegotiated: boolean;
  /** Whether the URL contains the current version. */
  readonly isVersioned: boolean;
}

/**
 * `<key>[.<version>]-<width>[.<format>]`. Against path traversal: the key is only looked up in the published pictures,
 * so `..` or an encoded slash never reaches the file system.
 */
const variantPath =
  /^([a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*)(?:\.([0-9a-f]{10}))?-([1-9]\d{1,4})(?:\.([a-z]{3,4}))?$/;

function parsePath(pictures: Pictures, path: string, accept: string | undefined): RequestedVariant | null {
  const [, key = '', version, digits = '', extension] = variantPath.exec(path) ?? [];
  const picture = pictures.get(key);
  const width = Number(digits);
  if (!picture?.widths.includes(width)) return null;
  const format = extension ?? negotiate(accept, picture.formats);
  if (!isFormat(format) || !picture.formats.includes(format)) return null;
  return { picture, width, format, isNegotiated: extension === undefined, isVersioned: version === picture.version };
}

interface Answer {
  readonly method: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly format: Format;
  readonly headers: Readonly<Record<string, string>>;
}

function pictureAnswer({ method, bytes, format, headers }: Answer): Response {
  return new Response(method === 'HEAD' ? null : bytes, {
    headers: { ...headers, 'content-type': contentTypeOf(format), 'content-length': String(bytes.length) },
  });
}

export interface MediaRouteOptions {
  /** How long a request waits for a variant that is not stored yet. Default: 4,000. */
  readonly waitMs?: number;
}

/** Waits for the variant; null on timeout or failure. After a timeout the worker still finishes and stores it. */
function makeWithTimeout(
  library: MediaLibrary,
  variant: Variant,
  waitMs: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  return withTimeout(
    waitMs,
    library.make(variant, 'interactive').catch((error: unknown) => {
      log('error', 'A picture could not be made.', { picture: variant.picture.key, error });
      return null;
    }),
  );
}

async function answer(
  library: MediaLibrary,
  request: Request,
  variant: RequestedVariant,
  waitMs: number,
): Promise<Response> {
  const { method } = request;
  const { picture, width, format, isNegotiated, isVersioned } = variant;
  const etag = `"${picture.version}-${String(width)}-${format}"`;
  const headers = {
    ...commonHeaders,
    'cache-control': cachingOf(isVersioned),
    etag,
    ...(isNegotiated ? { vary: 'Accept' } : {}),
  };
  if (matches(request.headers.get('if-none-match') ?? undefined, etag))
    return new Response(null, { status: 304, headers });
  const bytes = (await library.stored(variant)) ?? (await makeWithTimeout(library, variant, waitMs));
  if (bytes) return pictureAnswer({ method, bytes, format, headers });
  const substitute = await closestVariant(library, variant);
  if (!substitute) return errorResponse(notFound('The file of this picture is missing.'));
  return pictureAnswer({ method, ...substitute, headers: { ...commonHeaders, 'cache-control': 'no-store' } });
}

function methodNotAllowed(): Response {
  return errorResponse(new HttpError(405, 'method_not_allowed', 'Files can only be read.'), { allow: 'GET, HEAD' });
}

/** The currently published files. */
export interface PublishedMedia {
  readonly pictures: () => Pictures;
  readonly documents: () => Documents;
}

/** Routes that serve the published pictures and documents. Mount them at `/media`. */
export function mediaRoutes(
  library: MediaLibrary,
  { pictures, documents }: PublishedMedia,
  { waitMs = 4_000 }: MediaRouteOptions = {},
): Hono {
  const routes = new Hono();
  routes.all('/*', async ({ req }) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return methodNotAllowed();
    const [, path = ''] = /\/media\/(.*)$/.exec(req.path) ?? [];
    const document = parseDocumentPath(documents(), path);
    if (document) return answerDocument(library.storage, req.raw, document);
    const variant = parsePath(pictures(), path, req.header('accept'));
    return variant ? answer(library, req.raw, variant, waitMs) : errorResponse(notFound('There is no such file.'));
  });
  return routes;
}
