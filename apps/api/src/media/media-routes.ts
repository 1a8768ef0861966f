import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { errorAnswer, HttpError, notFound } from '../http/answers.ts';
import { isFormat, type Format } from './formats.ts';
import type { Picture } from './media-index.ts';
import type { MediaLibrary } from './media-library.ts';
import { negotiate } from './negotiate.ts';
import { sizes } from './scenes/spec.ts';

interface Wanted {
  readonly picture: Picture;
  readonly width: number;
  /** Null leaves the choice to `Accept`. */
  readonly format: Format | null;
  /** Whether the address names the version that is served. */
  readonly versioned: boolean;
}

/**
 * `<folder>/<name>[.<version>]-<width>[.<format>]`. The path is only ever compared with names of the index,
 * so `..`, encoded slashes and the like name nothing.
 */
const address = /^([a-z]+\/[a-z0-9]+(?:-[a-z0-9]+)*)(?:\.([0-9a-f]{10}))?-([1-9]\d{2,3})(?:\.([a-z]{3,4}))?$/;

const wantedOf = ({ index }: MediaLibrary, path: string): Wanted | null => {
  const [, name = '', version, digits = '', ending] = address.exec(path) ?? [];
  const picture = index.get(name);
  const width = Number(digits);
  if (!picture || !sizes[picture.spec.kind].widths.includes(width)) return null;
  if (ending !== undefined && !isFormat(ending)) return null;
  return { picture, width, format: ending ?? null, versioned: version === picture.hash };
};

const forGood = 'public, max-age=31536000, immutable';
/** Without the version, the same address may show another picture tomorrow. */
const forAWhile = 'public, max-age=3600';

const matches = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => [etag, `W/${etag}`, '*'].includes(tag.trim())) ?? false;

const answer = async (library: MediaLibrary, request: Request, wanted: Wanted): Promise<Response> => {
  const { picture, width, versioned } = wanted;
  const format = wanted.format ?? negotiate(request.headers.get('accept') ?? undefined);
  const etag = `"${picture.hash}-${String(width)}-${format}"`;
  const headers: Record<string, string> = {
    'cache-control': versioned ? forGood : forAWhile,
    etag,
    // Other sites of ours, on other hosts, may draw it on a canvas.
    'cross-origin-resource-policy': 'cross-origin',
    ...(wanted.format === null ? { vary: 'Accept' } : {}),
  };
  if (matches(request.headers.get('if-none-match') ?? undefined, etag))
    return new Response(null, { status: 304, headers });
  const data = await readFile(await library.file(picture, width, format));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(data), {
    headers: { ...headers, 'content-type': `image/${format}`, 'content-length': String(data.length) },
  });
};

const refused = (): Response =>
  errorAnswer(new HttpError(405, 'method_not_allowed', 'Pictures can only be read.'), { allow: 'GET, HEAD' });

/** Serves the pictures of a library; to be mounted at `/media`. */
export const mediaRoutes = (library: MediaLibrary): Hono => {
  const routes = new Hono();
  routes.all('/*', async ({ req }) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return refused();
    const [, path = ''] = /\/media\/(.*)$/.exec(req.path) ?? [];
    const wanted = wantedOf(library, path);
    return wanted ? answer(library, req.raw, wanted) : errorAnswer(notFound('There is no such picture.'));
  });
  return routes;
};
