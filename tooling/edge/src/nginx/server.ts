import { plainPagePolicy } from '@veralune/http/plain-page';
import { join } from 'node:path';
import { fallbackMarket, type MarketId } from '@veralune/routing';
import { errorPagePath, type ErrorPage } from '../error-pages.ts';
import { ownHeaders } from '../own-headers.ts';
import { redirectVariable } from '../redirects/redirect-maps.ts';
import type { EdgeSettings } from '../settings.ts';
import type { MarketState } from '../state.ts';
import { cacheKey } from './cache-key.ts';
import { requestLimits } from './limiting.ts';
import { block, type Lines } from './text.ts';

/** Statuses between nginx's own locations, which no client sees. */
const internal = { permanent: 461, temporary: 462, maintenance: 463 } as const;

const refusedPath = '/.edge/refused';

/** Seconds after which a client may ask again. */
const retryAfter: Readonly<Record<ErrorPage, number>> = { maintenance: 300, outage: 5 };

export interface MarketServer {
  readonly market: MarketId;
  readonly settings: EdgeSettings;
  readonly hosts: readonly string[];
  readonly state: MarketState;
}

/** The group of servers of a market. */
export function upstream(market: MarketId, { markets }: Pick<EdgeSettings, 'markets'>): Lines {
  return block(`upstream veralune_${market}`, [
    `zone veralune_${market} 64k;`,
    ...markets[market].upstreams.map((server) => `server ${server} max_fails=1 fail_timeout=2s;`),
    'keepalive 32;',
    '# Shorter than the apps keep idle connections, which would close them during a request.',
    'keepalive_timeout 60s;',
  ]);
}

function listenLines(market: MarketId, { listen, tls }: EdgeSettings): Lines {
  const suffix = market === fallbackMarket ? ' default_server' : '';
  if (tls === undefined) return listen.map((port) => `listen ${port}${suffix};`);
  return [
    ...tls.listen.map((port) => `listen ${port} ssl http2${suffix};`),
    `ssl_certificate ${tls.certificate};`,
    `ssl_certificate_key ${tls.certificateKey};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:edge_tls:10m;',
  ];
}

function redirectLocation(name: string, variable: string, cache: 'moved' | 'never'): Lines {
  return block(`location @${name}`, [
    `add_header Location ${variable};`,
    ...ownHeaders(cache),
    'types { }',
    'default_type "";',
    `return 200 ${variable};`,
  ]);
}

function errorLocation(page: ErrorPage, market: MarketId, { folder }: EdgeSettings): Lines {
  return block(`location @${page}`, [
    `root ${join(folder, 'pages')};`,
    'types { }',
    'default_type "text/html; charset=utf-8";',
    'etag off;',
    'if_modified_since off;',
    'add_header Last-Modified "";',
    `add_header Retry-After ${retryAfter[page]} always;`,
    ...ownHeaders('never', plainPagePolicy),
    `try_files ${errorPagePath(page, market)} =503;`,
  ]);
}

/** The server of a market: its hosts, its cache, what it answers without the app. */
export function server({ market, settings, hosts, state }: MarketServer): Lines {
  const { restricted } = settings.markets[market];
  const permanent = redirectVariable(market, 301);
  const temporary = redirectVariable(market, 302);
  const ownRedirects = [
    ...block(`if (${permanent})`, [`return ${internal.permanent};`]),
    ...block(`if (${temporary})`, [`return ${internal.temporary};`]),
  ];
  return block('server', [
    ...listenLines(market, settings),
    `server_name ${hosts.join(' ')};`,
    `proxy_cache ${restricted ? 'off' : 'edge'};`,
    `proxy_cache_key ${cacheKey(`${market}.${state.version}`)};`,
    ...block('location /', [
      ...(state.maintenance ? [`return ${internal.maintenance};`] : []),
      ...(restricted ? [] : ownRedirects),
      ...requestLimits(settings),
      ...(settings.showCacheStatus ? ['add_header X-Edge-Cache $upstream_cache_status always;'] : []),
      `proxy_pass http://veralune_${market};`,
    ]),
    `error_page ${internal.permanent} =301 @permanent;`,
    `error_page ${internal.temporary} =302 @temporary;`,
    `error_page ${internal.maintenance} =503 @maintenance;`,
    '# Of nginx itself: what an app answers is passed on as it is.',
    'error_page 500 502 503 504 =503 @outage;',
    '# Not a named location, which a request without a valid path cannot have.',
    `error_page 400 405 408 413 414 429 494 ${refusedPath};`,
    '# An unknown Transfer-Encoding or version of HTTP is a mistake of the client.',
    `error_page 501 505 =400 ${refusedPath};`,
    ...redirectLocation('permanent', permanent, 'moved'),
    ...redirectLocation('temporary', temporary, 'never'),
    ...errorLocation('maintenance', market, settings),
    ...errorLocation('outage', market, settings),
    ...block(`location = ${refusedPath}`, [
      'internal;',
      ...ownHeaders('never'),
      'default_type "text/plain; charset=utf-8";',
      'return 200 "The request was refused.\\n";',
    ]),
  ]);
}

/** Requests without TLS, when nginx ends it. */
export function plainServer({ listen, tls }: EdgeSettings): Lines {
  if (tls === undefined) return [];
  return block('server', [
    ...listen.map((port) => `listen ${port} default_server;`),
    ...ownHeaders('moved'),
    'return 301 https://$host$request_uri;',
  ]);
}
