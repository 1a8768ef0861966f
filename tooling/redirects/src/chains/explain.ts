import { compileRedirects, mergeTables, type RedirectRule } from '@veralune/redirects';
import { addressParts, normalOrigin, normalPath } from '@veralune/redirects/tooling';
import { traceRedirects } from './trace.ts';

/** The rules that redirect an address. */
export interface Explanation {
  /** The address in the normal form in which it is looked up. */
  readonly address: string;
  readonly steps: readonly ExplainedStep[];
  readonly end: 'not-redirected' | 'redirected' | 'loop';
}

export interface ExplainedStep {
  readonly rule: RedirectRule;
  readonly isOfCatalogue: boolean;
  readonly to: string;
}

export interface ExplainOptions {
  /** The market's own origin. */
  readonly site: string;
  /** The editors' rules in the catalogue. The rules of the file take precedence. */
  readonly catalogue?: readonly RedirectRule[];
}

/** @param url absolute, or a path of the site */
export function explain(
  rules: readonly RedirectRule[],
  url: string,
  { site, catalogue = [] }: ExplainOptions,
): Explanation {
  // Unique line numbers: those of both sources begin at 1.
  const all = [...rules, ...catalogue].map((rule, line) => ({ ...rule, line }));
  const table = mergeTables(
    compileRedirects(all.slice(0, rules.length), { site }),
    compileRedirects(all.slice(rules.length), { site }),
  );
  const { origin: originPart, path, search } = addressParts(url);
  const origin = originPart === '' ? site : (normalOrigin(originPart) ?? site);
  const pathname = path === '' ? '/' : path;
  const { hops, isLoop } = traceRedirects(table, { origin, pathname, search });
  return {
    address: `${origin}${normalPath(pathname) || '/'}${search}`,
    steps: hops.flatMap(({ line, to }) => {
      const rule = rules[line] ?? catalogue[line - rules.length];
      return rule === undefined ? [] : [{ rule, isOfCatalogue: line >= rules.length, to }];
    }),
    end: isLoop ? 'loop' : hops.length > 0 ? 'redirected' : 'not-redirected',
  };
}
