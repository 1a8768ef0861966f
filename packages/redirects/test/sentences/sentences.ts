/** For each sentence of 2-routes-redirects-commerce.md §10 on a market: old addresses, and the page that each leads to. */
export type Sentences = Readonly<Record<string, Readonly<Record<string, string>>>>;
