import { normalPath } from '../normal-path.ts';
import { addressParts, normalOrigin } from '../address.ts';
import { compileRedirects } from '../redirect-table.ts';
import type { RedirectRule } from '../rule.ts';
import { walk } from './walk.ts';

/** Why an address goes where it goes. */
export interface Explanation {
  /** The spelling by which it was looked for. */
  readonly asked: string;
  readonly steps: readonly { readonly rule: RedirectRule; readonly to: string }[];
  readonly end: 'stays' | 'redirected' | 'circle';
}

/** @param url absolute, or a path of the site */
export const explain = (
  rules: readonly RedirectRule[],
  url: string,
  options: { readonly site: string },
): Explanation => {
  const { origin: written, path, search } = addressParts(url);
  const origin = written === '' ? options.site : (normalOrigin(written) ?? options.site);
  const pathname = path === '' ? '/' : path;
  const { hops, isCircle } = walk(compileRedirects(rules, options), { origin, pathname, search });
  const byLine = new Map(rules.map((rule) => [rule.line, rule]));
  return {
    asked: `${origin}${normalPath(pathname) || '/'}${search}`,
    steps: hops.flatMap(({ line, to }) => {
      const rule = byLine.get(line);
      return rule === undefined ? [] : [{ rule, to }];
    }),
    end: isCircle ? 'circle' : hops.length > 0 ? 'redirected' : 'stays',
  };
};
