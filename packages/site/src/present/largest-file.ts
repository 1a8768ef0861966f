import type { Image } from '@veralune/api-client/contract';

/** Path of a picture's largest file, in the format that every reader knows: for search engines and shared links. */
export const largestFile = ({ url, widths, formats }: Image): string =>
  `/api${url}-${Math.max(...widths)}.${formats.at(-1) ?? 'png'}`;
