import { drawingFile, drawingFormats, drawingKinds } from '@veralune/ui/components/drawing/drawing-file';
import { z } from 'zod';

const request = z.object({
  kind: z.enum(drawingKinds),
  format: z.enum(drawingFormats),
  /** An id or a short name. */
  seed: z.string().regex(/^[a-z\d-]{1,64}\.svg$/),
});

interface RouteContext {
  readonly params: Promise<Readonly<Record<string, string>>>;
}

/**
 * While an old and a new release run at the same time, a page can request the version of the other release. It gets the
 * current version with a short lifetime.
 */
function cacheControlFor(isRequestedVersion: boolean): string {
  return isRequestedVersion ? 'public, max-age=31536000, immutable' : 'public, max-age=60';
}

/** `GET /fragments/drawings/<kind>/<format>/<seed>.svg?v=`: a drawing as an SVG file. */
export async function GET({ url }: Request, { params }: RouteContext): Promise<Response> {
  const parsed = request.safeParse(await params);
  if (!parsed.success) return new Response(null, { status: 404 });
  const { kind, format, seed } = parsed.data;
  const { body, version } = drawingFile(kind, seed.slice(0, -'.svg'.length), format);
  const isRequestedVersion = new URL(url).searchParams.get('v') === version;
  return new Response(body, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': cacheControlFor(isRequestedVersion) },
  });
}
