'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import type { PopinProps } from './popin.tsx';

const Popin = lazy(async () => ({ default: (await import('./popin.tsx')).Popin }));

export type PopinIslandProps = PopinProps;

function whenIdle(callback: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 2_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
}

/** Loads the newsletter pop-in when the page has nothing else to do. */
export function PopinIsland(props: PopinIslandProps) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle ? (
    <Suspense>
      <Popin {...props} />
    </Suspense>
  ) : null;
}
