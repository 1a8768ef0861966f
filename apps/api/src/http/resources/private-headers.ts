/** What editors read can be a draft: it is theirs alone, and never kept. */
export const privateHeaders = { 'cache-control': 'private, no-store', vary: 'Authorization' } as const;
