'use client';

import { useLoadedElement } from '../late/use-loaded-element.ts';
import { useWhenUsed } from '../late/use-when-used.ts';
import type { LatestSearchesListProps } from './latest-searches-list.tsx';

async function loadList() {
  return (await import('./latest-searches-list.tsx')).LatestSearchesList;
}

/** Loads the latest searches when the page is used. */
export function LatestSearchesIsland(props: LatestSearchesListProps) {
  return useLoadedElement(loadList, props, null, useWhenUsed());
}
