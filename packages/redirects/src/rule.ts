import { problemAt, type Problem } from './problem.ts';
import { parseReplacement, parseSource, type Source } from './source.ts';
import { parseTarget, type Target } from './target.ts';

export type RedirectStatus = 301 | 302;

/** A rule before parsing, from a file or the API. */
export interface WrittenRule {
  readonly from: string;
  readonly to: string;
  /** `301`, `302`, or empty for 301. */
  readonly code?: string;
  readonly note?: string;
}

/** A parsed, valid rule. */
export interface RedirectRule {
  readonly kind: 'rule';
  /** Line in the file; the header is line 1. For rules of the API: position in its answer, from 1. */
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly note: string;
  readonly status: RedirectStatus;
  readonly source: Source;
  readonly target: Target;
}

const replacementTarget: Target = { text: '', keepsQuery: true, wildcards: 0 };

export function parseRule({ from, to, code = '', note = '' }: WrittenRule, line: number): RedirectRule | Problem {
  const isReplacement = from.startsWith('replace:');
  const source = isReplacement ? parseReplacement(from, to) : parseSource(from);
  if (source === null) return problemAt(line, isReplacement ? 'VR-REDIRECTS-007' : 'VR-REDIRECTS-003', from, to);
  const target = isReplacement ? replacementTarget : parseTarget(to);
  if (typeof target === 'string') return problemAt(line, target, to);
  if (target.wildcards > wildcardsOf(source)) return problemAt(line, 'VR-REDIRECTS-005', to);
  if (code !== '' && code !== '301' && code !== '302') return problemAt(line, 'VR-REDIRECTS-006', code);
  const status = code === '302' ? 302 : 301;
  return { kind: 'rule', line, from, to, note, status, source, target };
}

function wildcardsOf(source: Source) {
  if (source.kind === 'prefix') return 1;
  return source.kind === 'pattern' ? source.path.split('*').length - 1 : 0;
}
