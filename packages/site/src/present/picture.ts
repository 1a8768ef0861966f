import type { Image } from '@veralune/api-client/contract';
import type { PictureImage } from '@veralune/ui/components/picture/picture';

/** Pictures reach the browser through the site's own origin, which hands `/api/` on. */
export function pictureOf(image: Image): PictureImage {
  return { ...image, url: `/api${image.url}` };
}

export function pictureOrNull(image: Image | null): PictureImage | null {
  return image ? pictureOf(image) : null;
}
