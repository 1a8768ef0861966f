/** Paths of files that browsers load, by extension. The extensions of old pages, such as html, are not among them. */
export const filePattern =
  '(?:.*/)?[^/]*\\.(?:avif|css|ico|jpe?g|js|json|map|png|svg|txt|webmanifest|webp|woff2?|xml)$';

const pattern = new RegExp(`^/(?:api/|_next/|fragments/|${filePattern})`);

/**
 * Whether no rule applies to a path: the proxy forwards it to the API first, or the matcher of each app leaves it to Next
 * as a file.
 */
export function isReservedPath(path: string): boolean {
  return pattern.test(path);
}
