'use client';

import { lazy, Suspense } from 'react';
import { useWhenUsed } from '../late/use-when-used.ts';
import type { PopinProps } from './popin.tsx';

const Popin = lazy(async () => ({ default: (await import('./popin.tsx')).Popin }));

export type PopinIslandProps = PopinProps;

/** Loads the newsletter pop-in when the page is used. */
export function PopinIsland(props: PopinIslandProps) {
  const isUsed = useWhenUsed();
  return isUsed ? (
    <Suspense>
      <Popin {...props} />
    </Suspense>
  ) : null;
}
