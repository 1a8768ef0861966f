import type { Image } from '@veralune/api-client/contract';

/** Path of the largest file of an image, in the most widely supported format: for search engines and shared links. */
export function largestFile({ url, widths, formats }: Image): string {
  return `/api${url}-${Math.max(...widths)}.${formats.at(-1) ?? 'png'}`;
}
