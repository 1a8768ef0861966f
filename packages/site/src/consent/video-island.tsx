'use client';

// The style sheets are part of the page: none is fetched later.
import '@veralune/ui/components/button/button.module.css';
import '@veralune/ui/components/picture/picture.module.css';
import '@veralune/ui/components/video/video.module.css';
import { Suspense } from 'react';
import { ConsentedVideo } from '#consent/consented-video';
import type { ConsentedVideoProps } from './consented-video.tsx';

/** A video of a page. */
export function VideoIsland(props: ConsentedVideoProps) {
  return (
    <Suspense>
      <ConsentedVideo {...props} />
    </Suspense>
  );
}
