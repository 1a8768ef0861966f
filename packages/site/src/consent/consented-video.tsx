'use client';

import { Video, type VideoProps } from '@veralune/ui/components/video/video';
import { allowCategory } from './allow-category.ts';
import { useConsent } from './use-consent.ts';

export type ConsentedVideoProps = Omit<VideoProps, 'consent' | 'onAllowAll'>;

/** A video that waits for the visitor's consent. */
export function ConsentedVideo(props: ConsentedVideoProps) {
  const consent = useConsent('video');
  return <Video {...props} consent={consent} onAllowAll={() => allowCategory('video')} />;
}
