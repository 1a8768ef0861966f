import { Hono } from 'hono';
import { errorAnswer, HttpError, notFound } from '../http/answers.ts';
import { log } from '../log.ts';
import { closestVariant } from './closest-variant.ts';
import { contentTypeOf, isFormat, type Format } from './formats.ts';
import type { MediaLibrary, Variant } from './media-library.ts';
import type { Pictures } from './picture.ts';
import { negotiate } from './negotiate.ts';
import { within } from './within.ts';

interface Wanted extends Variant {
  /** Whether `Accept` chose the format. */
  readonly isNegotiated: boolean;
  /** Whether the address names the version that is served. */
  readonly isVersioned: boolean;
}

/**
 * `<key>[.<version>]-<width>[.<format>]`. The path is only ever compared with keys of the index,
 * so `..`, encoded slashes and the like name nothing.
 */
const address =
  /^([a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*)(?:\.([0-9a-f]{10}))?-([1-9]\d{1,4})(?:\.([a-z]{3,4}))?$/;

function wantedOf(pictures: Pictures, path: string, accept: string | undefined): Wanted | null {
  const [, key = '', version, digits = '', ending] = address.exec(path) ?? [];
  const picture = pictures.get(key);
  const width = Number(digits);
  if (!picture?.widths.includes(width)) return null;
  const format = ending ?? negotiate(accept, picture.formats);
  if (!isFormat(format) || !picture.formats.includes(format)) return null;
  return { picture, width, format, isNegotiated: ending === undefined, isVersioned: version === picture.version };
}

const forGood = 'public, max-age=31536000, immutable';
/** Without the version, the same address can show another picture tomorrow. */
const forAWhile = 'public, max-age=3600';

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => [etag, `W/${etag}`, '*'].includes(tag.trim())) ?? false;
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

/** Headers of every picture: other sites of ours, on other hosts, may draw it on a canvas. */
const shared = { 'cross-origin-resource-policy': 'cross-origin' };

export interface MediaRouteOptions {
  /** How long a request waits for a variant that has to be made. */
  readonly waitMs?: number;
}

/** Waits for the variant; null if it takes too long or can't be made. Making it goes on for the next request. */
function madeInTime(library: MediaLibrary, wanted: Wanted, waitMs: number): Promise<Uint8Array<ArrayBuffer> | null> {
  return within(
    waitMs,
    library.make(wanted, 'waiting').catch((error: unknown) => {
      log('error', 'A picture could not be made.', { picture: wanted.picture.key, error });
      return null;
    }),
  );
}

async function answer(library: MediaLibrary, request: Request, wanted: Wanted, waitMs: number): Promise<Response> {
  const { method } = request;
  const { picture, width, format, isNegotiated, isVersioned } = wanted;
  const etag = `"${picture.version}-${String(width)}-${format}"`;
  const headers = {
    ...shared,
    'cache-control': isVersioned ? forGood : forAWhile,
    etag,
    ...(isNegotiated ? { vary: 'Accept' } : {}),
  };
  if (matches(request.headers.get('if-none-match') ?? undefined, etag))
    return new Response(null, { status: 304, headers });
  const bytes = (await library.stored(wanted)) ?? (await madeInTime(library, wanted, waitMs));
  if (bytes) return pictureAnswer({ method, bytes, format, headers });
  const substitute = await closestVariant(library, wanted);
  if (!substitute) return errorAnswer(notFound('The file of this picture is missing.'));
  return pictureAnswer({ method, ...substitute, headers: { ...shared, 'cache-control': 'no-store' } });
}

function refused(): Response {
  return errorAnswer(new HttpError(405, 'method_not_allowed', 'Pictures can only be read.'), { allow: 'GET, HEAD' });
}

/** Serves the pictures that are published at the moment; to be mounted at `/media`. */
export function mediaRoutes(
  library: MediaLibrary,
  pictures: () => Pictures,
  { waitMs = 4_000 }: MediaRouteOptions = {},
): Hono {
  const routes = new Hono();
  routes.all('/*', async ({ req }) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return refused();
    const [, path = ''] = /\/media\/(.*)$/.exec(req.path) ?? [];
    const wanted = wantedOf(pictures(), path, req.header('accept'));
    return wanted ? answer(library, req.raw, wanted, waitMs) : errorAnswer(notFound('There is no such picture.'));
  });
  return routes;
}
