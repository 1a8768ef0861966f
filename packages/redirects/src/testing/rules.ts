import type { Problem } from '../problem.ts';
import { parseRule, type RedirectRule, type WrittenRule } from '../rule.ts';
import { compileRedirects, type RedirectTable } from '../redirect-table.ts';

/** The market's own origin in tests. */
export const site = 'https://be.veralune.example';

/** Parses rules written as `from → to`, with a code at the end if it is not 301. */
export function rulesOf(...written: readonly string[]): RedirectRule[] {
  return written.map((text, index) => {
    const [from = '', rest = ''] = text.split(' → ');
    const [to = '', code = ''] = rest.split(' ');
    const parsed = parseRule({ from, to, code }, index + 1);
    if (parsed.kind === 'problem') throw new Error(`${text}: ${parsed.code}`);
    return parsed;
  });
}

export function tableOf(...written: readonly string[]): RedirectTable {
  return compileRedirects(rulesOf(...written), { site });
}

/** The code of the problem, or `valid`. */
export function codeOf(rule: WrittenRule): string {
  const parsed: RedirectRule | Problem = parseRule(rule, 1);
  return parsed.kind === 'problem' ? parsed.code : 'valid';
}

/** Splits `https://host/path?query` or a path into the parts that a look-up takes. Unlike `URL`, normalizes nothing. */
export function addressOf(text: string) {
  const [, origin, pathname = '', search = ''] = /^(https?:\/\/[^/]*)?([^?]*)(\?.*)?$/s.exec(text) ?? [];
  return { origin, pathname: pathname === '' ? '/' : pathname, search };
}
