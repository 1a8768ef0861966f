/** A problem of a single rule. README.md lists the codes; `tooling/redirects` describes them with remedies. */
export type ProblemCode =
  | 'VR-REDIRECTS-001'
  | 'VR-REDIRECTS-002'
  | 'VR-REDIRECTS-003'
  | 'VR-REDIRECTS-004'
  | 'VR-REDIRECTS-005'
  | 'VR-REDIRECTS-006'
  | 'VR-REDIRECTS-007'
  | 'VR-REDIRECTS-008'
  | 'VR-REDIRECTS-009';

export interface Problem<Code extends string = ProblemCode> {
  readonly kind: 'problem';
  readonly code: Code;
  /** Line in the file; the header is line 1. For rules of the API: position in its answer, from 1. */
  readonly line: number;
  /** Arguments of the message, such as the invalid cell or another line. */
  readonly about: readonly string[];
}

export function problemAt<Code extends string>(line: number, code: Code, ...about: readonly string[]): Problem<Code> {
  return {
    kind: 'problem',
    code,
    line,
    about,
  };
}
