import { readFileSync } from 'node:fs';
import { lookUp, type RedirectRule, type RedirectStatus, type RedirectTable } from '@veralune/redirects';
import { loadRedirects } from '@veralune/redirects/node';
import { parseRedirects } from '@veralune/redirects/parse';
import { addressParts } from '@veralune/redirects/tooling';
import { isReservedPath } from '@veralune/redirects-cli/reserved-path';
import { markets, type MarketId } from '@veralune/routing';

/** A redirect that needs no look-up: one path, and a target that depends on nothing but the visitor's query. */
export interface SimpleRedirect {
  /** In the normal form of packages/redirects: lower case and percent-encoded. */
  readonly path: string;
  readonly status: RedirectStatus;
  /** The end of the chain. */
  readonly to: string;
  readonly keepsQuery: boolean;
}

/** A query that no rule names. */
const someQuery = '?edge-query=1';

/**
 * The rules of a market's table that nginx can apply by itself with the same result as the app: rules for one path on any host of
 * the site. All others, and other spellings of these paths, are left to the app.
 * @param file the market's `redirects.csv`
 */
export function simpleRedirects(file: string, market: MarketId): readonly SimpleRedirect[] {
  const { defaultSiteUrl: site, localHost } = markets[market];
  const { table } = loadRedirects(file, { site });
  const { rules } = parseRedirects(readFileSync(file, 'utf8'));
  const dependsOnQuery = pathsWithQuery(rules);
  const found = rules.flatMap((rule) => {
    const path = pathOf(rule);
    if (path === null || dependsOnQuery.has(path) || isReservedPath(path)) return [];
    const redirect = resolve(table, path, [site, `http://${localHost}`]);
    if (redirect === null || dependsOnQuery.has(addressParts(redirect.to).path)) return [];
    // On the way to the end of a chain, a query could lead elsewhere.
    const isChain = redirect.to !== rule.target.text;
    return isChain && dependsOnQuery.size > 0 ? [] : [redirect];
  });
  return [...new Map(found.map((each) => [each.path, each])).values()];
}

function pathsWithQuery(rules: readonly RedirectRule[]): ReadonlySet<string> {
  return new Set(
    rules.flatMap(({ source }) => (source.kind === 'exact' && source.query !== null ? [source.path] : [])),
  );
}

function pathOf({ source }: RedirectRule): string | null {
  return source.kind === 'exact' && source.query === null && source.origin === '' && source.path !== ''
    ? source.path
    : null;
}

/** Null if the result differs between the hosts, or cannot be written as a text for nginx, which has no escape for `$`. */
function resolve(table: RedirectTable, path: string, origins: readonly string[]): SimpleRedirect | null {
  const [plain, ...others] = origins.map((origin) => lookUp(table, { origin, pathname: path, search: '' }));
  if (!plain || plain.to.includes('$')) return null;
  if (others.some((other) => other?.to !== plain.to || other.status !== plain.status)) return null;
  const withQuery = lookUp(table, { origin: origins[0], pathname: path, search: someQuery });
  if (withQuery === null) return null;
  const { to, status } = plain;
  const { hash } = addressParts(to);
  const end = to.length - hash.length;
  if (withQuery.to === to) return { path, status, to, keepsQuery: false };
  return withQuery.to === to.slice(0, end) + someQuery + hash ? { path, status, to, keepsQuery: true } : null;
}
