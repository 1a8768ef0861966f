'use client';

import { LatestSearches } from '@veralune/ui/components/latest-searches/latest-searches';
import { useSyncExternalStore } from 'react';
import { searchField } from '../mappers/search-field.ts';
import { currentHistory } from './current-history.ts';

export interface LatestSearchesIslandProps {
  readonly title: string;
  /** Path of the results page. */
  readonly action: string;
}

const none: readonly string[] = [];

/** The latest searches of this visitor, stored in their browser only. */
export function LatestSearchesIsland({ title, action }: LatestSearchesIslandProps) {
  const history = useSyncExternalStore(currentHistory.subscribe, currentHistory.read, () => none);
  const searches = history.map((text) => ({
    label: text,
    href: `${action}?${searchField}=${encodeURIComponent(text)}`,
  }));
  return <LatestSearches title={title} searches={searches} />;
}
