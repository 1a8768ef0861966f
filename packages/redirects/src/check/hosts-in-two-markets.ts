import { problemAt, type Problem } from '../problem.ts';
import type { RedirectRule } from '../rule.ts';

/** What a market says of hosts. */
export interface HostClaims {
  readonly market: string;
  /** As it is named to the person. */
  readonly file: string;
  readonly rules: readonly RedirectRule[];
  /** Under which its site stands. */
  readonly siteHosts: readonly string[];
}

/** The hosts that rules name, without port, each with the first line that does. */
export function namedHosts(rules: readonly RedirectRule[]): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  for (const { source, line } of rules) {
    const host = 'origin' in source ? hostOf(source.origin) : '';
    if (host !== '' && !lines.has(host)) lines.set(host, line);
  }
  return lines;
}

function hostOf(origin: string) {
  return origin.replace(/^(?:https?:)?\/\//, '').replace(/\.?(?::\d+)?$/, '');
}

/** What one market's table says of hosts that another market has: a front door can send each host to one market only. */
export function hostsInTwoMarkets(own: HostClaims, others: readonly HostClaims[]): Problem[] {
  return [...namedHosts(own.rules)].flatMap(([host, line]) =>
    others.flatMap(({ market, file, rules, siteHosts }) => {
      const theirs = namedHosts(rules).get(host);
      if (theirs !== undefined)
        return [problemAt(line, 'VR-REDIRECTS-019', host, `market ${market} (${file}:${theirs})`)];
      const isTheirSite = siteHosts.includes(host.replace(/^www\./, ''));
      return isTheirSite ? [problemAt(line, 'VR-REDIRECTS-019', host, `the site of market ${market}`)] : [];
    }),
  );
}
