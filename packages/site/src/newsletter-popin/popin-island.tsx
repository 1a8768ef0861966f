'use client';

import { Suspense } from 'react';
import { lazyOrNothing } from '../late/lazy-or-nothing.ts';
import { useWhenUsed } from '../late/use-when-used.ts';
import type { PopinProps } from './popin.tsx';

const Popin = lazyOrNothing<PopinProps>(async () => (await import('./popin.tsx')).Popin);

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
