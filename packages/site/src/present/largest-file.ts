import type { Image } from '@veralune/api-client/contract';

/** Path of a picture's largest file, in the format that every reader knows: for search engines and shared links. */
export function largestFile({ url, widths, formats }: Image): string {
  return `/api${url}-${Math.max(...widths)}.${formats.at(-1) ?? 'png'}`;
}
