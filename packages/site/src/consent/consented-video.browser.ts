import { lazyOrNothing } from '../late/lazy-or-nothing.ts';
import type { ConsentedVideoProps } from './consented-video.tsx';

/** In browsers, the code of videos is loaded by pages that have one. */
export const ConsentedVideo = lazyOrNothing<ConsentedVideoProps>(
  async () => (await import('./consented-video.tsx')).ConsentedVideo,
);
