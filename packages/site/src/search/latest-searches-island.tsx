'use client';

// The style sheet of the list is part of the page: none is fetched later.
import '@veralune/ui/components/latest-searches/latest-searches.module.css';
import { Suspense } from 'react';
import { lazyOrNothing } from '../late/lazy-or-nothing.ts';
import { useWhenUsed } from '../late/use-when-used.ts';
import type { LatestSearchesListProps } from './latest-searches-list.tsx';

const LatestSearchesList = lazyOrNothing<LatestSearchesListProps>(
  async () => (await import('./latest-searches-list.tsx')).LatestSearchesList,
);

/** Loads the latest searches when the page is used. */
export function LatestSearchesIsland(props: LatestSearchesListProps) {
  const isUsed = useWhenUsed();
  return isUsed ? (
    <Suspense>
      <LatestSearchesList {...props} />
    </Suspense>
  ) : null;
}
