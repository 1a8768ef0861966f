import { drawingFile, drawingFormats, drawingKinds } from '@veralune/ui/components/drawing/drawing-file';
import { z } from 'zod';

const drawing = z.object({
  kind: z.enum(drawingKinds),
  /** An id or a short name. */
  seed: z.string().regex(/^[a-z\d-]{1,64}$/),
});

const request = z.object({
  format: z.enum(drawingFormats),
  /** The drawings of a list, as in `culture.12,joint.13.svg`. No page asks for more than half as many. */
  file: z
    .string()
    .endsWith('.svg')
    .transform((name) =>
      name
        .slice(0, -'.svg'.length)
        .split(',')
        .map((part) => {
          const [kind, ...seed] = part.split('.');
          return { kind, seed: seed.join('.') };
        }),
    )
    .pipe(z.array(drawing).max(24)),
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

/** `GET /fragments/drawings/<format>/<kind>.<seed>,….svg?v=`: drawings as an SVG file. */
export async function GET({ url }: Request, { params }: RouteContext): Promise<Response> {
  const parsed = request.safeParse(await params);
  if (!parsed.success) return new Response(null, { status: 404 });
  const { format, file } = parsed.data;
  const { body, version } = drawingFile(format, file);
  const isRequestedVersion = new URL(url).searchParams.get('v') === version;
  return new Response(body, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': cacheControlFor(isRequestedVersion) },
  });
}
