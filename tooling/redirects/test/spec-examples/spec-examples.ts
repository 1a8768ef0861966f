/**
 * Old addresses with the pages to which they redirect, for each requirement on a market.
 * Source: 2-routes-redirects-commerce.md §10.
 */
export type SpecExamples = Readonly<Record<string, Readonly<Record<string, string>>>>;
