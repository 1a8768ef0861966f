import { join } from 'node:path';
import { plainPagePolicy } from '@veralune/http/plain-page';
import type { MarketId } from '@veralune/routing';
import { errorPagePath, errorPages, type ErrorPage } from '../error-pages.ts';
import { ownHeaders } from '../own-headers.ts';
import type { EdgeSettings } from '../settings.ts';
import { block, map, type Lines } from './text.ts';

/** Status between nginx's own locations, which no client sees. */
export const maintenanceStatus = 463;

/** Seconds after which a client may ask again. */
const retryAfter: Readonly<Partial<Record<ErrorPage, number>>> = { maintenance: 300, outage: 5, limited: 5 };

/** RFC 9110: status 405 names the methods. Those of pages are the same as the apps name. */
export const allowMap: Lines = map('"$status $request_uri"', '$edge_allow', [
  ['"~^405 /api/"', '"GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"'],
  ['"~^405 "', '"GET, HEAD, POST"'],
  ['default', '""'],
]);

/** Not a named location: it would keep the method, and a file can't be posted to. A visitor who asks for it gets 404. */
function errorPath(page: ErrorPage): string {
  return `/.edge/${page}`;
}

function errorLocation(page: ErrorPage, market: MarketId, { folder }: Pick<EdgeSettings, 'folder'>): Lines {
  const seconds = retryAfter[page];
  return block(`location = ${errorPath(page)}`, [
    'internal;',
    `root ${join(folder, 'pages')};`,
    'types { application/json json; }',
    'default_type "text/html; charset=utf-8";',
    'etag off;',
    'if_modified_since off;',
    'add_header Last-Modified "";',
    ...(seconds === undefined ? [] : [`add_header Retry-After ${seconds} always;`]),
    ...(page === 'refused' ? ['add_header Allow $edge_allow always;'] : []),
    ...ownHeaders('never', plainPagePolicy),
    `try_files ${errorPagePath(page, market)} =503;`,
  ]);
}

/** What a server of nginx answers when it answers with an error itself. Errors of an app are passed on as they are. */
export function ownErrors(market: MarketId, settings: Pick<EdgeSettings, 'folder'>): Lines {
  return [
    `error_page ${maintenanceStatus} =503 ${errorPath('maintenance')};`,
    `error_page 500 502 503 504 =503 ${errorPath('outage')};`,
    `error_page 429 ${errorPath('limited')};`,
    `error_page 400 404 405 408 412 413 414 416 ${errorPath('refused')};`,
    '# Headers that are too long.',
    `error_page 494 =431 ${errorPath('refused')};`,
    '# Mistakes of the client: a wrong certificate, no TLS, an unknown Transfer-Encoding or version of HTTP.',
    `error_page 495 496 497 501 505 =400 ${errorPath('refused')};`,
    ...errorPages.flatMap((page) => errorLocation(page, market, settings)),
  ];
}
