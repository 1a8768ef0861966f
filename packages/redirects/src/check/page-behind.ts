import { addressParts } from '../address.ts';
import { compileRedirects, type RedirectTable } from '../redirect-table.ts';
import { parseRule, type RedirectRule } from '../rule.ts';
import { step } from '../step.ts';
import { exampleOf } from './example-of.ts';
import { walk } from './walk.ts';

export interface PagesToReach {
  /** Whether a path of the site, without query and anchor, is a page. Left out, targets aren't resolved. */
  readonly resolves?: ((path: string) => boolean) | undefined;
  /** The paths of all pages. Left out, nothing tells whether a rule takes one away. */
  readonly livePaths?: Iterable<string> | undefined;
}

/** Whether a visitor who is led there sees a page; of other sites nothing is known. */
export const isPage = (to: string, { site }: RedirectTable, { resolves }: PagesToReach): boolean => {
  const { origin, path } = addressParts(to);
  return resolves === undefined || (origin !== '' && origin !== site) || resolves(path || '/');
};

/** A word and a number: no parameter of a route takes neither. */
const fillings = ['zqx7', '7'];

/**
 * Whether some page could lie where a rule leads that carries a part of the address over: one whose route takes any
 * word there, or one that the catalogue has.
 */
export const hasPageBehind = (rule: RedirectRule, table: RedirectTable, pages: PagesToReach): boolean =>
  carriesAll(rule) ||
  fillings.some((filling) => {
    const { hops } = walk(table, exampleOf(rule.source, filling));
    const last = hops.at(-1);
    if (last === undefined || hops[0]?.line !== rule.line) return false;
    return isPage(last.to, table, pages) || isTargetOfLivePage(last.text ?? last.to, table, pages);
  });

/** From an old host to the site with the path as it is: which pages that host had is not known here. */
const carriesAll = ({ target }: RedirectRule) => addressParts(target.text).path === '/*';

/** The target read as a source: what it matches, the rule can lead to. */
const isTargetOfLivePage = (target: string, { site }: RedirectTable, { livePaths = [] }: PagesToReach): boolean => {
  const { path } = addressParts(target);
  // Only what is below: to the page itself nobody would carry a rest over.
  const asSource = parseRule({ from: path.endsWith('/*') ? `${path}/*` : path, to: '/' }, 0);
  if (asSource.kind === 'problem') return false;
  const reachable = compileRedirects([asSource], { site });
  return [...livePaths].some((pathname) => step(reachable, { pathname, search: '' }) !== null);
};
