/** What browsers load by its ending. Old pages ended in others. */
export const fileEndings =
  '(?:.*/)?[^/]*\\.(?:avif|css|ico|jpe?g|js|json|map|png|svg|txt|webmanifest|webp|woff2?|xml)$';

const pattern = new RegExp(`^/(?:api/|_next/|fragments/|${fileEndings})`);

/**
 * Whether a path is answered without any rule being asked: by the API, which the proxies hand on first, or as a file,
 * which the matcher of each app leaves to Next.
 */
export function isServedBeforeRules(path: string): boolean {
  return pattern.test(path);
}
