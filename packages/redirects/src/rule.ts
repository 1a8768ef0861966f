import { problemAt, type Problem } from './problem.ts';
import { parseReplacement, parseSource, type Source } from './source.ts';
import { parseTarget, type Target } from './target.ts';

export type RedirectStatus = 301 | 302;

/** A rule as a person or the API wrote it. */
export interface WrittenRule {
  readonly from: string;
  readonly to: string;
  /** `301`, `302` or empty, which means 301. */
  readonly code?: string;
  readonly note?: string;
}

/** A rule that was read and found sound in itself. */
export interface RedirectRule {
  readonly kind: 'rule';
  /** Line in the file, the header being 1; position in the API's answer, from 1. */
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly note: string;
  readonly status: RedirectStatus;
  readonly source: Source;
  readonly target: Target;
}

const ofReplacement: Target = { text: '', keepsQuery: true, holes: 0 };

export function parseRule({ from, to, code = '', note = '' }: WrittenRule, line: number): RedirectRule | Problem {
  const replaces = from.startsWith('replace:');
  const source = replaces ? parseReplacement(from, to) : parseSource(from);
  if (source === null) return problemAt(line, replaces ? 'VR-REDIRECTS-007' : 'VR-REDIRECTS-003', from, to);
  const target = replaces ? ofReplacement : parseTarget(to);
  if (typeof target === 'string') return problemAt(line, target, to);
  if (target.holes > starsOf(source)) return problemAt(line, 'VR-REDIRECTS-005', to);
  if (code !== '' && code !== '301' && code !== '302') return problemAt(line, 'VR-REDIRECTS-006', code);
  const status = code === '302' ? 302 : 301;
  return { kind: 'rule', line, from, to, note, status, source, target };
}

function starsOf(source: Source) {
  if (source.kind === 'prefix') return 1;
  return source.kind === 'pattern' ? source.path.split('*').length - 1 : 0;
}
