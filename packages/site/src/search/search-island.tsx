'use client';

import { SearchBox, type SearchBoxProps } from '@veralune/ui/components/search-box/search-box';
import { useMemo, type FormEvent } from 'react';
import { useNavigate } from '../navigation/use-navigate.ts';
import { loadSuggestions } from './load-suggestions.ts';

export interface SearchIslandProps extends Omit<SearchBoxProps, 'suggest' | 'onSearch'> {
  readonly locale: string;
}

/** The history is loaded when there is something to remember. Without it, searching works. */
async function remember(text: string): Promise<void> {
  try {
    const { rememberSearch } = await import('./search-history.ts');
    rememberSearch(text);
  } catch {
    // The file could not be loaded.
  }
}

/** The search of the header, with suggestions and client-side navigation to the results. */
export function SearchIsland({ locale, ...box }: SearchIslandProps) {
  const { navigate } = useNavigate();
  const suggest = useMemo(() => ({ load: loadSuggestions(locale) }), [locale]);
  const onSearch = (text: string, event: FormEvent) => {
    event.preventDefault();
    void remember(text);
    void navigate(`${box.action}?${box.name}=${encodeURIComponent(text)}`);
  };
  return <SearchBox {...box} suggest={suggest} onSearch={onSearch} />;
}
