import type { RedirectStatus } from '@veralune/redirects';
import { addressParts } from '@veralune/redirects/tooling';
import type { MarketId } from '@veralune/routing';
import { map, quoted, type Lines } from '../nginx/text.ts';
import type { SimpleRedirect } from './simple-redirects.ts';

/** The variable with the target of a redirect of a market, empty if there is none. */
export function redirectVariable(market: MarketId, status: RedirectStatus): string {
  return `$edge_redirect_${status}_${market}`;
}

/**
 * The path of a request that can be redirected without the app, or empty: GET or HEAD of a document, with characters that need no
 * encoding in `Location`. The router's requests are answered by the app, which drops their query, and so are those for old hosts.
 */
export function redirectPath(oldHosts: readonly string[]): Lines {
  return [
    ...map('$host', '$edge_is_old_host', [...oldHosts.map((host) => [host, '1'] as const), ['default', '""']]),
    ...map('"$edge_is_old_host$request_method $http_sec_fetch_dest $request_uri"', '$edge_path', [
      [
        String.raw`"~^(?:GET|HEAD) (?!empty )\S* (?<edge_requested_path>/[\x21\x22\x24-\x3e\x40-\x5b\x5d-\x7e]*)(?:\?[\x21\x22\x24-\x5b\x5d-\x7e]*)?$"`,
        '$edge_requested_path',
      ],
      ['default', '""'],
    ]),
  ];
}

/** The `map` of a market and a status. nginx compares the paths without regard to case, as the app does. */
export function redirectMap(market: MarketId, status: RedirectStatus, redirects: readonly SimpleRedirect[]): Lines {
  const entries = redirects
    .filter((redirect) => redirect.status === status)
    .map(({ path, to, keepsQuery }) => [quoted(path), quoted(keepsQuery ? withQuery(to) : to)] as const);
  return map('$edge_path', redirectVariable(market, status), [['default', '""'], ...entries]);
}

function withQuery(to: string): string {
  const { hash } = addressParts(to);
  return `${to.slice(0, to.length - hash.length)}$is_args$args${hash}`;
}

/** nginx's hash tables must be large enough for the longest path and for the number of paths. */
export function mapHashSizes(redirects: readonly SimpleRedirect[]): Lines {
  const longest = Math.max(0, ...redirects.map(({ path }) => path.length));
  const bucket = 2 ** Math.ceil(Math.log2(Math.max(128, 2 * longest + 64)));
  const size = 2 ** Math.ceil(Math.log2(Math.max(2_048, 2 * redirects.length)));
  return [`map_hash_bucket_size ${bucket};`, `map_hash_max_size ${size};`];
}
