import { createMediaIndex, type MediaIndex } from './media-index.ts';

let current: MediaIndex = createMediaIndex({ media: [], products: [], brands: [] });

/** Replaces the pictures that answers and `/media` show. Called at the start and when a picture or a choice changes. */
export const publishMedia = (index: MediaIndex): void => {
  current = index;
};

export const currentMedia = (): MediaIndex => current;
