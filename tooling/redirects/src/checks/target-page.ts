import { compileRedirects, type RedirectRule, type RedirectTable } from '@veralune/redirects';
import { addressParts, applyRule, normalPath, parseRule } from '@veralune/redirects/tooling';
import { exampleAddress } from '../chains/example-address.ts';
import { traceRedirects } from '../chains/trace.ts';

export interface TargetPages {
  /** Whether a path of the site, without query and anchor, is a page. If omitted, targets are not checked. */
  readonly resolves?: ((path: string) => boolean) | undefined;
  /** The same for our other sites; true for unknown origins. */
  readonly resolvesElsewhere?: ((origin: string, path: string) => boolean) | undefined;
  /** The paths of all pages. If omitted, rules that hide a page are not found. */
  readonly livePaths?: Iterable<string> | undefined;
}

export function isPage(to: string, { site }: RedirectTable, { resolves, resolvesElsewhere }: TargetPages): boolean {
  const { origin, path } = addressParts(to);
  if (origin !== '' && origin !== site) return resolvesElsewhere?.(origin, path || '/') ?? true;
  return resolves?.(path || '/') ?? true;
}

/** The correct spelling of a target, if it is another spelling of a page. */
export function correctSpelling(to: string, table: RedirectTable, pages: TargetPages): string | undefined {
  const { origin, path, search, hash } = addressParts(to);
  const corrected = origin + (normalPath(path) || '/') + search + hash;
  return corrected !== to && isPage(corrected, table, pages) ? corrected : undefined;
}

/** A word and a number. Each parameter of a route accepts at least one of them. */
const wildcardSamples = ['zqx7', '7'];

/**
 * Whether a rule with a wildcard in its target can lead to a page: the route accepts any text there, or the catalogue has
 * such a page.
 */
export function canReachPage(rule: RedirectRule, table: RedirectTable, pages: TargetPages): boolean {
  return (
    keepsWholePath(rule) ||
    wildcardSamples.some((sample) => {
      const { hops } = traceRedirects(table, exampleAddress(rule.source, sample));
      const last = hops.at(-1);
      if (last === undefined || hops[0]?.line !== rule.line) return false;
      return isPage(last.to, table, pages) || matchesLivePage(last.text ?? last.to, table, pages);
    })
  );
}

/** Such a rule leads from a legacy host to the same path of the site. The pages of the legacy host are not known. */
function keepsWholePath({ target }: RedirectRule) {
  return addressParts(target.text).path === '/*';
}

/** Parses the target as a source: the rule can lead to every page that this source matches. */
function matchesLivePage(target: string, { site }: RedirectTable, { livePaths = [] }: TargetPages): boolean {
  const { path } = addressParts(target);
  // `/*/*` matches only what is below: a rule that carries a rest over is not meant to lead to the page itself.
  const asSource = parseRule({ from: path.endsWith('/*') ? `${path}/*` : path, to: '/' }, 0);
  if (asSource.kind === 'problem') return false;
  const reachable = compileRedirects([asSource], { site });
  return [...livePaths].some((pathname) => applyRule(reachable, { pathname, search: '' }) !== null);
}
