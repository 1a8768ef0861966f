import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPersonal, match, type Match, type MarketId } from '@veralune/routing';
import { request as ask } from 'undici';
import { isOwnRequest, ownRequestHeaders } from '../access/own-requests.ts';
import { hasFailedCall } from '../catalogue/last-failure.ts';
import { failurePath } from '../proxy/failure-page.ts';
import { hasBrokenForm } from './broken-forms.ts';

const timeoutMs = 5_000;

/** What is sent in the place of a document; null if it is sent as it is. */
export type ReplaceDocument = (response: ServerResponse) => Promise<string | null> | null;

async function readPage(port: string, path: string): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { headers, body } = await ask(`http://127.0.0.1:${port}${path}`, { headers: ownRequestHeaders(), signal });
    const text = await body.text();
    return String(headers['content-type']).startsWith('text/html') && text.includes('<h1') ? text : null;
  } catch {
    return null;
  }
}

/** Whether the page found out by itself that it does not exist: an order of someone else. */
function isMissing(found: Match, { statusCode }: ServerResponse): boolean {
  return statusCode === 404 && found.kind === 'route' && isPersonal(found.route);
}

/**
 * Replaces the document of a page that was not rendered. A missing page of the account would be empty without scripts: Next
 * renders `not-found.tsx` in the browser.
 *
 * For a page that could not be rendered, Next sends an empty one, which needs scripts, with status 500. The
 * visitor gets the market's error page, and status 503 if the catalogue is the reason, because a retry can succeed.
 */
export function replaceFailure(request: IncomingMessage, market: MarketId): ReplaceDocument {
  // Next changes the address during the request.
  const [pathname = ''] = (request.url ?? '').split('?');
  return (response) => {
    const port = process.env['PORT'];
    const found = match(pathname, market);
    const missing = isMissing(found, response);
    if ((response.statusCode !== 500 && !missing) || port === undefined) return null;
    if (isOwnRequest((name) => request.headers[name]?.toString())) return null;
    response.removeHeader('etag');
    if (missing) return readPage(port, failurePath(404, found.locale));
    if (hasBrokenForm(request)) response.statusCode = 400;
    else if (hasFailedCall()) {
      response.statusCode = 503;
      response.setHeader('retry-after', '5');
    }
    return readPage(port, failurePath(500, found.locale));
  };
}
