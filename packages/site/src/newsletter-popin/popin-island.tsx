'use client';

import { useLoadedElement } from '../late/use-loaded-element.ts';
import { useWhenUsed } from '../late/use-when-used.ts';
import type { PopinProps } from './popin.tsx';

async function loadPopin() {
  return (await import('./popin.tsx')).Popin;
}

export type PopinIslandProps = PopinProps;

/** Loads the newsletter pop-in when the page is used. */
export function PopinIsland(props: PopinIslandProps) {
  return useLoadedElement(loadPopin, props, null, useWhenUsed());
}
