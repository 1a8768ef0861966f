'use client';

import { usePathname, useSelectedLayoutSegments } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { whenLoaded } from '../consent/when-loaded.ts';
import { listenToConsentTool, visited } from './visits.ts';

export interface LoadTrackingProps {
  /** `GTM-XXXXXXX` */
  readonly container: string;
  readonly locale: string;
}

/** Notices each route change, and loads the tracking code when the page is loaded and the browser idle. */
export function LoadTracking({ container, locale }: LoadTrackingProps) {
  const path = usePathname();
  const folders = useSelectedLayoutSegments().join('/');
  // Other effects wait for the view transition, and a visitor can have left the page by then.
  useLayoutEffect(() => {
    visited({ path, locale, folders: folders.split('/') });
  }, [path, locale, folders]);
  useEffect(listenToConsentTool, []);
  useEffect(
    () =>
      whenLoaded(() => {
        import('./start-tracking.ts').then(
          ({ startTracking }) => {
            startTracking(container);
          },
          // The page works without it.
          () => undefined,
        );
      }),
    [container],
  );
  return null;
}
