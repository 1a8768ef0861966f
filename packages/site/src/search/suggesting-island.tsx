'use client';

import { SuggestingSearch, type SuggestingSearchProps } from '@veralune/ui/components/search-box/suggesting-search';
import { useMemo, type SubmitEvent } from 'react';
import { useNavigate } from '../navigation/use-navigate.ts';
import { loadSuggestions } from './load-suggestions.ts';

export interface SuggestingIslandProps extends Omit<SuggestingSearchProps, 'suggest' | 'onSearch'> {
  readonly locale: string;
  /** Path of the results page. */
  readonly action: string;
  /** Of the field. */
  readonly name: string;
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

/** The search form of the header, with suggestions and client-side navigation to the results. */
export function SuggestingIsland({ locale, action, name, ...search }: SuggestingIslandProps) {
  const { navigate } = useNavigate();
  const suggest = useMemo(() => ({ load: loadSuggestions(locale) }), [locale]);
  const onSearch = (text: string, event: SubmitEvent) => {
    event.preventDefault();
    void remember(text);
    void navigate(`${action}?${name}=${encodeURIComponent(text)}`);
  };
  return <SuggestingSearch {...search} suggest={suggest} onSearch={onSearch} />;
}
