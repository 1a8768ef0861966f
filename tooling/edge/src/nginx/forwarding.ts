import type { EdgeSettings } from '../settings.ts';
import { block, map, type Lines } from './text.ts';

/** Who sent a request, and how: variables that the limits, the headers for the app and the cache key use. */
export function visitorMaps({ behind, limits }: Pick<EdgeSettings, 'behind' | 'limits'>): Lines {
  return [
    ...behind.map((range) => `set_real_ip_from ${range};`),
    ...(behind.length > 0 ? ['real_ip_header X-Forwarded-For;', 'real_ip_recursive on;'] : []),
    ...block('geo $realip_remote_addr $edge_is_behind', ['default 0;', ...behind.map((range) => `${range} 1;`)]),
    ...map('"$edge_is_behind$http_x_forwarded_proto"', '$edge_scheme', [
      ['1https', 'https'],
      ['1http', 'http'],
      ['default', '$scheme'],
    ]),
    ...map('$http_x_forwarded_for', '$edge_forwarded_for', [
      ['""', '$realip_remote_addr'],
      ['default', '"$http_x_forwarded_for, $realip_remote_addr"'],
    ]),
    '# HTTP/1.0 needs no Host.',
    ...map('$http_host', '$edge_host', [
      ['""', '$host'],
      ['default', '$http_host'],
    ]),
    '# Visitors could choose the id of another request.',
    ...map('"$edge_is_behind$http_x_request_id"', '$edge_request_id', [
      [String.raw`"~^1[\w=-]{1,64}$"`, '$http_x_request_id'],
      ['default', '$request_id'],
    ]),
    ...block('geo $edge_is_unlimited', ['default 0;', ...limits.unlimited.map((range) => `${range} 1;`)]),
    '# A visitor with IPv6 has at least a /64.',
    ...map('"$edge_is_unlimited $remote_addr"', '$edge_visitor', [
      ['~^1', '""'],
      ['"~^0 (?<edge_network>(?:[0-9a-f]+:){4})"', '$edge_network'],
      ['default', '$remote_addr'],
    ]),
  ];
}

/** Headers and timeouts of every request to an app. */
export const forwarding: Lines = [
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header Host $edge_host;',
  'proxy_set_header X-Forwarded-Host $edge_host;',
  'proxy_set_header X-Forwarded-Proto $edge_scheme;',
  'proxy_set_header X-Forwarded-For $edge_forwarded_for;',
  'proxy_set_header X-Request-Id $edge_request_id;',
  '# nginx sets it itself, so that a copy has not the id of an older request.',
  'proxy_hide_header X-Request-Id;',
  'proxy_set_header Accept-Encoding $edge_encoding;',
  '# Only the app itself sends it.',
  'proxy_set_header X-Veralune-Own "";',
  'proxy_connect_timeout 1s;',
  'proxy_send_timeout 15s;',
  '# The app answers within ten seconds, also while the API hangs.',
  'proxy_read_timeout 15s;',
  '# The headers of a page, or of an answer that repeats an address of 2 kB, encoded, and the key of a copy, which has it too. nginx',
  '# reads as much of each copy into memory.',
  'proxy_buffer_size 16k;',
  'proxy_buffers 16 16k;',
  'proxy_busy_buffers_size 64k;',
  '# An instance that stops: another one gets what is safe to repeat.',
  '# Not after a 503: an app sends it when the catalogue is down, for all apps, and would be out of service for two seconds.',
  'proxy_next_upstream error timeout http_502;',
  'proxy_next_upstream_tries 2;',
  'proxy_next_upstream_timeout 10s;',
];
