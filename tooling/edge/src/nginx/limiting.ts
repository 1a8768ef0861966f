import type { EdgeSettings } from '../settings.ts';
import { map, type Lines } from './text.ts';

/** What nginx counts, per visitor. An empty key is not counted. */
export function limitZones({ limits: { pages, writes } }: Pick<EdgeSettings, 'limits'>): Lines {
  return [
    '# Files of a build, pictures and drawings: a page has dozens of them.',
    ...map('$uri', '$edge_counts_as_page', [
      ['~^/(?:_next/static|api/media|fragments/drawings)/', '""'],
      ['default', '$edge_visitor'],
    ]),
    ...map('$request_method', '$edge_counts_as_write', [
      ['GET', '""'],
      ['HEAD', '""'],
      ['default', '$edge_visitor'],
    ]),
    `limit_req_zone $edge_counts_as_page zone=edge_pages:16m rate=${pages.perSecond}r/s;`,
    `limit_req_zone $edge_counts_as_write zone=edge_writes:4m rate=${writes.perSecond}r/s;`,
    'limit_conn_zone $edge_visitor zone=edge_connections:8m;',
    'limit_req_status 429;',
    'limit_conn_status 429;',
  ];
}

function limit(zone: string, { burst }: EdgeSettings['limits']['pages']): string {
  return burst === 0 ? `limit_req zone=${zone};` : `limit_req zone=${zone} burst=${burst} nodelay;`;
}

/** Applied to every request that an app could get. */
export function requestLimits({ limits: { pages, writes, connections } }: Pick<EdgeSettings, 'limits'>): Lines {
  return [limit('edge_pages', pages), limit('edge_writes', writes), `limit_conn edge_connections ${connections};`];
}

/** Sizes and durations. Slow clients lose their connection. */
export function connectionLimits({ limits: { bodyMegabytes } }: Pick<EdgeSettings, 'limits'>): Lines {
  return [
    `client_max_body_size ${bodyMegabytes}m;`,
    '# The router sends its state in a header. All lines together must be below the 16 kB that the apps accept: their refusal could',
    '# be lost with the connection.',
    'large_client_header_buffers 2 7k;',
    'client_header_timeout 10s;',
    'client_body_timeout 10s;',
    'send_timeout 30s;',
    'keepalive_timeout 75s;',
    'keepalive_requests 10000;',
    'reset_timedout_connection on;',
  ];
}
