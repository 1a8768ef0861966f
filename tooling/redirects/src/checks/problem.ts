import type { Problem, ProblemCode } from '@veralune/redirects/tooling';

/** Problems of a single rule, and those that only a check or an import of a whole table finds. */
export type CheckCode =
  | ProblemCode
  | 'VR-REDIRECTS-011'
  | 'VR-REDIRECTS-012'
  | 'VR-REDIRECTS-013'
  | 'VR-REDIRECTS-014'
  | 'VR-REDIRECTS-015'
  | 'VR-REDIRECTS-016'
  | 'VR-REDIRECTS-017'
  | 'VR-REDIRECTS-018'
  | 'VR-REDIRECTS-019'
  | 'VR-REDIRECTS-021'
  | 'VR-REDIRECTS-022'
  | 'VR-REDIRECTS-023';

export type CheckProblem = Problem<CheckCode>;

const warnings: ReadonlySet<CheckCode> = new Set([
  'VR-REDIRECTS-011',
  'VR-REDIRECTS-015',
  'VR-REDIRECTS-018',
  'VR-REDIRECTS-022',
  'VR-REDIRECTS-023',
]);

/** An error means that the table does not do what it says; a warning does not. */
export function severityOf({ code }: CheckProblem): 'error' | 'warning' {
  return warnings.has(code) ? 'warning' : 'error';
}
