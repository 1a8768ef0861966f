import type { Image } from '@veralune/api-client/contract';
import type { PictureImage } from '@veralune/ui/components/picture/picture';

/** Images are served from the site's own origin: the proxy forwards `/api/` to the API. */
export function pictureOf(image: Image): PictureImage {
  return { ...image, url: `/api${image.url}` };
}

export function pictureOrNull(image: Image | null): PictureImage | null {
  return image ? pictureOf(image) : null;
}
