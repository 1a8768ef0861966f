import { cacheControl } from '../serving/cache-control.ts';
import { log } from '../log.ts';

/** `Retry-After` in seconds when the catalogue does not answer. */
const retryAfterSeconds = 60;

/** Responds to a crawler with the XML of `createXml`: 404 when it is null, 503 when it throws. */
export async function xmlResponse(type: string, createXml: () => Promise<string | null>): Promise<Response> {
  try {
    const xml = await createXml();
    if (xml === null) return new Response(null, { status: 404 });
    return new Response(xml, {
      headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': cacheControl.sitemap },
    });
  } catch (error) {
    const message = `${type}: ${error instanceof Error ? error.message : String(error)}`;
    log('error', message);
    return new Response(null, { status: 503, headers: { 'retry-after': String(retryAfterSeconds) } });
  }
}
