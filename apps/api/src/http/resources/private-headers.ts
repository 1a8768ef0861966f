/** Headers of responses to editors. They can contain drafts, so they must not be cached. */
export const privateHeaders = { 'cache-control': 'private, no-store', vary: 'Authorization' } as const;
