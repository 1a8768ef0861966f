'use client';

import { Suspense } from 'react';
import { lazyOrNothing } from '../late/lazy-or-nothing.ts';
import type { ConsentedVideoProps } from './consented-video.tsx';

const ConsentedVideo = lazyOrNothing<ConsentedVideoProps>(
  async () => (await import('./consented-video.tsx')).ConsentedVideo,
);

/** A video of a page. Few pages have one, so the others do not load its code. */
export function VideoIsland(props: ConsentedVideoProps) {
  return (
    <Suspense>
      <ConsentedVideo {...props} />
    </Suspense>
  );
}
