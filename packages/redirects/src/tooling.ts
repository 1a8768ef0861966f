/** Building blocks for `tooling/redirects`, which checks and rewrites tables. Not published; can change at any time. */
export { addressParts, normalOrigin, type Address } from './address.ts';
export { applyRule } from './apply-rule.ts';
export { cellsOf, columnsOf, isCommentOrEmpty, lineEndOf, linesOf, replacementCharacter, type Columns } from './csv.ts';
export type { Hop } from './host-rules.ts';
export { normalPath } from './normal-path.ts';
export { problemAt, type Problem, type ProblemCode } from './problem.ts';
export { followRedirects, maxHops, nextAddress, type RedirectChain } from './redirect-chain.ts';
export { splitProblems } from './redirection-index.ts';
export { parseRule } from './rule.ts';
export type { Source } from './source.ts';
