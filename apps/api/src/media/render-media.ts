import { openMedia, type MediaOptions, type Progress, type Rendered } from './media-library.ts';

export interface RenderOptions extends MediaOptions {
  readonly onProgress?: (progress: Progress) => void;
}

/** Draws every picture of the catalogue that is not there yet. */
export const renderMedia = ({ onProgress, ...options }: RenderOptions): Promise<Rendered> =>
  openMedia(options).renderAll(onProgress);
