'use client';

import { LatestSearches } from '@veralune/ui/components/latest-searches/latest-searches';
import { useEffect, useState } from 'react';
import { searchField } from '../present/search-field.ts';
import { readHistory } from './search-history.ts';

export interface LatestSearchesIslandProps {
  readonly title: string;
  /** Where a search leads. */
  readonly action: string;
}

/** This visitor's latest searches, known to their browser alone. */
export function LatestSearchesIsland({ title, action }: LatestSearchesIslandProps) {
  const [history, setHistory] = useState<readonly string[]>([]);
  useEffect(() => setHistory(readHistory(window.localStorage)), []);
  const searches = history.map((text) => ({ label: text, href: `${action}?${searchField}=${encodeURIComponent(text)}` }));
  return <LatestSearches title={title} searches={searches} />;
}
