'use client';

// The style sheet of the buttons is part of the page: none is fetched later.
import '@veralune/ui/components/button/button.module.css';
import type { ReactNode } from 'react';
import { useLoadedElement } from '../late/use-loaded-element.ts';
import type { ConsentedVideoProps } from './consented-video.tsx';

export interface VideoIslandProps extends ConsentedVideoProps {
  /** The place of the video, until its script is there. */
  readonly children: ReactNode;
}

async function loadVideo() {
  return (await import('./consented-video.tsx')).ConsentedVideo;
}

/** A video of a page. Few pages have one, so the others do not load its code. */
export function VideoIsland({ children, ...props }: VideoIslandProps) {
  return useLoadedElement(loadVideo, props, children);
}
