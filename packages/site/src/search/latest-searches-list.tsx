import { LatestSearches } from '@veralune/ui/components/latest-searches/latest-searches';
import { useSyncExternalStore } from 'react';
import { searchField } from '../mappers/search-field.ts';
import { searchHistory } from './search-history.ts';

export interface LatestSearchesListProps {
  readonly title: string;
  /** Path of the results page. */
  readonly action: string;
}

/** The latest searches of this visitor, stored in their browser only. */
export function LatestSearchesList({ title, action }: LatestSearchesListProps) {
  const { subscribe, read, initial } = searchHistory;
  const history = useSyncExternalStore(subscribe, read, () => initial);
  const searches = history.map((text) => ({
    label: text,
    href: `${action}?${searchField}=${encodeURIComponent(text)}`,
  }));
  return <LatestSearches title={title} searches={searches} />;
}
