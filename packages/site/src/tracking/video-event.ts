import type { TrackingEvent } from '@veralune/tracking';
import type { PlaybackStep } from '@veralune/ui/components/video/video';

/** The event of a step of a video. */
export function videoEvent(title: string, step: PlaybackStep): TrackingEvent {
  const video = { video_title: title, video_provider: 'youtube' } as const;
  if (step === 0) return { event: 'video_start', ...video };
  return step === 100
    ? { event: 'video_complete', ...video }
    : { event: 'video_progress', ...video, video_percent: step };
}
