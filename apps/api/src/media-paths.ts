import type { Image } from '@veralune/api-client/contract';

/** Edge of the largest rendering of a pack, in pixels; packs are square. */
const packSize = 960;

/** The drawn pack of a product. Its files are served by `src/media`. */
export const packImage = (productKey: string, alt: string): Image => ({
  url: `/media/packs/${productKey}`,
  alt,
  width: packSize,
  height: packSize,
  widths: [320, 640, packSize],
  formats: ['avif', 'webp', 'png'],
});
