import type { RedirectRule } from '@veralune/redirects';
import { problemAt } from '@veralune/redirects/tooling';
import type { CheckProblem } from './problem.ts';

/** The hosts of a market. */
export interface MarketHosts {
  readonly market: string;
  /** The file of the rules, for the message. */
  readonly file: string;
  readonly rules: readonly RedirectRule[];
  /** The hosts of the market's site. */
  readonly siteHosts: readonly string[];
}

/** The hosts that rules name, without port, each with the line of the first such rule. */
export function hostsInRules(rules: readonly RedirectRule[]): ReadonlyMap<string, number> {
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

/** Problems of a table that names hosts of another market. A front door can send a host to one market only. */
export function sharedHosts(own: MarketHosts, others: readonly MarketHosts[]): CheckProblem[] {
  return [...hostsInRules(own.rules)].flatMap(([host, line]) =>
    others.flatMap(({ market, file, rules, siteHosts }) => {
      const otherLine = hostsInRules(rules).get(host);
      if (otherLine !== undefined)
        return [problemAt(line, 'VR-REDIRECTS-019', host, `market ${market} (${file}:${otherLine})`)];
      const isOtherSite = siteHosts.includes(host.replace(/^www\./, ''));
      return isOtherSite ? [problemAt(line, 'VR-REDIRECTS-019', host, `the site of market ${market}`)] : [];
    }),
  );
}
