/** Helpers for the tests of this package and of tooling/redirects. */
export { arbitraryAddress, arbitraryRules } from './arbitrary-rules.ts';
export { referenceEnd, referenceStep } from './reference-look-up.ts';
export { addressOf, rulesOf, site } from './rules.ts';
