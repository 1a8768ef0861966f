import { addressParts } from '../address.ts';
import { normalPath } from '../normal-path.ts';
import { compileRedirects, type RedirectTable } from '../redirect-table.ts';
import { parseRule, type RedirectRule } from '../rule.ts';
import { step } from '../step.ts';
import { exampleOf } from './example-of.ts';
import { walk } from './walk.ts';

export interface PagesToReach {
  /** Whether a path of the site, without query and anchor, is a page. Left out, targets aren't resolved. */
  readonly resolves?: ((path: string) => boolean) | undefined;
  /** The same for other sites of ours; true for those that nothing is known of. */
  readonly resolvesElsewhere?: ((origin: string, path: string) => boolean) | undefined;
  /** The paths of all pages. Left out, nothing tells whether a rule takes one away. */
  readonly livePaths?: Iterable<string> | undefined;
}

/** Whether a visitor who is led there sees a page. */
export function isPage(to: string, { site }: RedirectTable, { resolves, resolvesElsewhere }: PagesToReach): boolean {
  const { origin, path } = addressParts(to);
  if (origin !== '' && origin !== site) return resolvesElsewhere?.(origin, path || '/') ?? true;
  return resolves?.(path || '/') ?? true;
}

/** The page that is meant by a target which is another spelling of it. */
export function pageMeant(to: string, table: RedirectTable, pages: PagesToReach): string | undefined {
  const { origin, path, search, hash } = addressParts(to);
  const meant = origin + (normalPath(path) || '/') + search + hash;
  return meant !== to && isPage(meant, table, pages) ? meant : undefined;
}

/** A word and a number: no parameter of a route takes neither. */
const fillings = ['zqx7', '7'];

/**
 * Whether some page could lie where a rule leads that carries a part of the address over: one whose route takes any
 * word there, or one that the catalogue has.
 */
export function hasPageBehind(rule: RedirectRule, table: RedirectTable, pages: PagesToReach): boolean {
  return (
    carriesAll(rule) ||
    fillings.some((filling) => {
      const { hops } = walk(table, exampleOf(rule.source, filling));
      const last = hops.at(-1);
      if (last === undefined || hops[0]?.line !== rule.line) return false;
      return isPage(last.to, table, pages) || isTargetOfLivePage(last.text ?? last.to, table, pages);
    })
  );
}

/** From an old host to the site with the path as it is: which pages that host had is not known here. */
function carriesAll({ target }: RedirectRule) {
  return addressParts(target.text).path === '/*';
}

/** The target read as a source: what it matches, the rule can lead to. */
function isTargetOfLivePage(target: string, { site }: RedirectTable, { livePaths = [] }: PagesToReach): boolean {
  const { path } = addressParts(target);
  // Only what is below: to the page itself nobody would carry a rest over.
  const asSource = parseRule({ from: path.endsWith('/*') ? `${path}/*` : path, to: '/' }, 0);
  if (asSource.kind === 'problem') return false;
  const reachable = compileRedirects([asSource], { site });
  return [...livePaths].some((pathname) => step(reachable, { pathname, search: '' }) !== null);
}
