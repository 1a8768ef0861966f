import { fallbackMarket, type MarketId } from '@veralune/routing';
import { redirectHeaders, requestIdHeader } from '../own-headers.ts';
import { redirectVariable } from '../redirects/redirect-maps.ts';
import type { EdgeSettings } from '../settings.ts';
import type { MarketState } from '../state.ts';
import { cacheKey } from './cache-key.ts';
import { requestLimits } from './limiting.ts';
import { maintenanceStatus, ownErrors } from './own-errors.ts';
import { refusals } from './refusing.ts';
import { block, type Lines } from './text.ts';

/** Statuses between nginx's own locations, which no client sees. */
const internal = { permanent: 461, temporary: 462 } as const;

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
    ...redirectHeaders(cache),
    'types { }',
    'default_type "";',
    `return 200 ${variable};`,
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
      ...(state.maintenance ? [`return ${maintenanceStatus};`] : []),
      ...refusals,
      ...(restricted ? [] : ownRedirects),
      ...requestLimits(settings),
      requestIdHeader,
      ...(settings.showCacheStatus ? ['add_header X-Edge-Cache $upstream_cache_status always;'] : []),
      `proxy_pass http://veralune_${market};`,
    ]),
    `error_page ${internal.permanent} =301 @permanent;`,
    `error_page ${internal.temporary} =302 @temporary;`,
    ...redirectLocation('permanent', permanent, 'moved'),
    ...redirectLocation('temporary', temporary, 'never'),
    ...ownErrors(market, settings),
  ]);
}

/** Requests without TLS, when nginx ends it. */
export function plainServer(settings: EdgeSettings): Lines {
  if (settings.tls === undefined) return [];
  return block('server', [
    ...settings.listen.map((port) => `listen ${port} default_server;`),
    ...block('location /', [...refusals, ...redirectHeaders('moved'), 'return 301 https://$host$request_uri;']),
    ...ownErrors(fallbackMarket, settings),
  ]);
}
