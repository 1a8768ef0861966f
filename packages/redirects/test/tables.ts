import type { Problem } from '../src/problem.ts';
import { parseRule, type RedirectRule, type WrittenRule } from '../src/rule.ts';
import { compileRedirects, type RedirectTable } from '../src/redirect-table.ts';

export const site = 'https://be.veralune.example';

/** Rules written as `from → to`, with a code at the end where it isn't 301. */
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

export function codeOf(rule: WrittenRule): string {
  const parsed: RedirectRule | Problem = parseRule(rule, 1);
  return parsed.kind === 'problem' ? parsed.code : 'read';
}

/** `https://host/path?query`, or a path alone, as the parts that a look-up takes; unlike `URL`, changes nothing. */
export function addressOf(text: string) {
  const [, origin, pathname = '', search = ''] = /^(https?:\/\/[^/]*)?([^?]*)(\?.*)?$/s.exec(text) ?? [];
  return { origin, pathname: pathname === '' ? '/' : pathname, search };
}
