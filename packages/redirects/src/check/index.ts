export { describeProblem, severityOf } from './describe-problem.ts';
export { explain, type ExplainedStep, type ExplainOptions, type Explanation } from './explain.ts';
export { flatten, type Flattened } from './flatten.ts';
export { importRedirects, type ImportedRules, type ImportOptions } from './import-redirects.ts';
export { livePages, type LiveEntry, type LivePages } from './live-pages.ts';
export { validate, type CheckContext } from './validate.ts';
