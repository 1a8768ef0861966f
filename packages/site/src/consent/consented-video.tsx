'use client';

import { announce } from '@veralune/tracking';
import { Video, type PlaybackStep, type VideoProps } from '@veralune/ui/components/video/video';
import { useCallback } from 'react';
import { videoEvent } from '../tracking/video-event.ts';
import { allowCategory } from './allow-category.ts';
import { useConsent } from './use-consent.ts';

export type ConsentedVideoProps = Omit<VideoProps, 'consent' | 'onAllowAll' | 'onStep'>;

/** A video that waits for the visitor's consent. */
export function ConsentedVideo(props: ConsentedVideoProps) {
  const consent = useConsent('video');
  const { title } = props;
  const onStep = useCallback(
    (step: PlaybackStep) => {
      announce(videoEvent(title, step));
    },
    [title],
  );
  return <Video {...props} consent={consent} onAllowAll={() => allowCategory('video')} onStep={onStep} />;
}
