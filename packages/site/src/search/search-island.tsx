'use client';

import { SearchBox, type SearchBoxProps } from '@veralune/ui/components/search-box/search-box';
import { useRouter } from 'next/navigation';
import { useMemo, type FormEvent } from 'react';
import { currentHistory } from './current-history.ts';
import { loadSuggestions } from './load-suggestions.ts';

export interface SearchIslandProps extends Omit<SearchBoxProps, 'suggest' | 'onSearch'> {
  readonly locale: string;
}

/** The search of the header, with suggestions and client-side navigation to the results. */
export function SearchIsland({ locale, ...box }: SearchIslandProps) {
  const router = useRouter();
  const suggest = useMemo(() => ({ load: loadSuggestions(locale) }), [locale]);
  const onSearch = (text: string, event: FormEvent) => {
    event.preventDefault();
    currentHistory.add(text);
    router.push(`${box.action}?${box.name}=${encodeURIComponent(text)}`);
  };
  return <SearchBox {...box} suggest={suggest} onSearch={onSearch} />;
}
