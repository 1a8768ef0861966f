export type { Address } from './address.ts';
export { lookUp, type Redirect } from './look-up.ts';
export { navigationFor, type Navigation } from './navigation-for.ts';
export type { Problem, ProblemCode } from './problem.ts';
export { compileRedirects, mergeTables, type CompileOptions, type RedirectTable } from './redirect-table.ts';
/** @public Callers outside of this repository tell this error from others. */
export { ExternalRedirectError } from './redirect-within.ts';
export { redirectWithin } from './redirect-within.ts';
export type { RedirectRule, RedirectStatus } from './rule.ts';
