import { drawingFile, drawingFormats, drawingKinds } from '@veralune/ui/components/drawing/drawing-file';
import { z } from 'zod';

const request = z.object({
  kind: z.enum(drawingKinds),
  format: z.enum(drawingFormats),
  /** Ids and short names; long or odd ones are nobody's. */
  seed: z.string().regex(/^[a-z\d-]{1,64}\.svg$/),
});

interface RouteContext {
  readonly params: Promise<Readonly<Record<string, string>>>;
}

/**
 * While an old and a new release serve side by side, a page may ask one for the version of the other: it gets what is
 * there, and asks again soon.
 */
function keepFor(isAskedVersion: boolean): string {
  return isAskedVersion ? 'public, max-age=31536000, immutable' : 'public, max-age=60';
}

/** `GET /fragments/drawings/<kind>/<format>/<seed>.svg?v=`: the drawing that a page refers to. */
export async function GET({ url }: Request, { params }: RouteContext): Promise<Response> {
  const parsed = request.safeParse(await params);
  if (!parsed.success) return new Response(null, { status: 404 });
  const { kind, format, seed } = parsed.data;
  const { body, version } = drawingFile(kind, seed.slice(0, -'.svg'.length), format);
  const isAskedVersion = new URL(url).searchParams.get('v') === version;
  return new Response(body, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': keepFor(isAskedVersion) },
  });
}
