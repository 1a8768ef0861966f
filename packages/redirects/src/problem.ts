/** What is wrong with a rule. `check/describe-problem.ts` has the words and the remedies. */
export type ProblemCode =
  | 'VR-REDIRECTS-001'
  | 'VR-REDIRECTS-002'
  | 'VR-REDIRECTS-003'
  | 'VR-REDIRECTS-004'
  | 'VR-REDIRECTS-005'
  | 'VR-REDIRECTS-006'
  | 'VR-REDIRECTS-007'
  | 'VR-REDIRECTS-008'
  | 'VR-REDIRECTS-009'
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

export interface Problem {
  readonly kind: 'problem';
  readonly code: ProblemCode;
  /** Line in the file, the header being 1; position in the API's answer, from 1. */
  readonly line: number;
  /** What the words of the problem name: the cell that can't be read, the other line. */
  readonly about: readonly string[];
}

export function problemAt(line: number, code: ProblemCode, ...about: readonly string[]): Problem {
  return {
    kind: 'problem',
    code,
    line,
    about,
  };
}
