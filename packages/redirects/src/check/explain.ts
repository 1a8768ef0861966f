import { addressParts, normalOrigin } from '../address.ts';
import { normalPath } from '../normal-path.ts';
import { compileRedirects, mergeTables } from '../redirect-table.ts';
import type { RedirectRule } from '../rule.ts';
import { walk } from './walk.ts';

/** Why an address goes where it goes. */
export interface Explanation {
  /** The spelling by which it was looked for. */
  readonly asked: string;
  readonly steps: readonly ExplainedStep[];
  readonly end: 'stays' | 'redirected' | 'circle';
}

export interface ExplainedStep {
  readonly rule: RedirectRule;
  readonly isOfCatalogue: boolean;
  readonly to: string;
}

export interface ExplainOptions {
  /** The market's own origin. */
  readonly site: string;
  /** Rules that editors keep in the catalogue; those of the file win over them. */
  readonly catalogue?: readonly RedirectRule[];
}

/** @param url absolute, or a path of the site */
export function explain(
  rules: readonly RedirectRule[],
  url: string,
  { site, catalogue = [] }: ExplainOptions,
): Explanation {
  // Numbered through, since both sources number their rules from the beginning.
  const all = [...rules, ...catalogue].map((rule, line) => ({ ...rule, line }));
  const table = mergeTables(
    compileRedirects(all.slice(0, rules.length), { site }),
    compileRedirects(all.slice(rules.length), { site }),
  );
  const { origin: written, path, search } = addressParts(url);
  const origin = written === '' ? site : (normalOrigin(written) ?? site);
  const pathname = path === '' ? '/' : path;
  const { hops, isCircle } = walk(table, { origin, pathname, search });
  return {
    asked: `${origin}${normalPath(pathname) || '/'}${search}`,
    steps: hops.flatMap(({ line, to }) => {
      const rule = rules[line] ?? catalogue[line - rules.length];
      return rule === undefined ? [] : [{ rule, isOfCatalogue: line >= rules.length, to }];
    }),
    end: isCircle ? 'circle' : hops.length > 0 ? 'redirected' : 'stays',
  };
}
