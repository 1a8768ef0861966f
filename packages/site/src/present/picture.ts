import type { Image } from '@veralune/api-client/contract';
import type { PictureImage } from '@veralune/ui/components/picture/picture';

/** Pictures reach the browser through the site's own origin, which hands `/api/` on. */
export const pictureOf = (image: Image): PictureImage => ({ ...image, url: `/api${image.url}` });

export const pictureOrNull = (image: Image | null): PictureImage | null => (image ? pictureOf(image) : null);
