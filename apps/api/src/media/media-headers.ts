const immutableCaching = 'public, max-age=31536000, immutable';
/** Without the version, the file behind the same URL can change. */
const shortCaching = 'public, max-age=3600';

export function cachingOf(isVersioned: boolean): string {
  return isVersioned ? immutableCaching : shortCaching;
}

export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => [etag, `W/${etag}`, '*'].includes(tag.trim())) ?? false;
}

/** Headers of every file: the sites are on other hosts. */
export const commonHeaders = { 'cross-origin-resource-policy': 'cross-origin' };
