'use client';

import { useRef, useState, type ComponentType } from 'react';
import { SearchForm, type SearchFormProps } from '../search-form/search-form.tsx';
import type { SuggestionsLabels } from '../search-suggestions/search-suggestions.tsx';
import styles from './search-box.module.css';
import type { FieldSuggestionsProps } from './field-suggestions.tsx';
import type { SuggestOptions } from './use-suggestions.ts';

export type { SuggestOptions } from './use-suggestions.ts';

export interface SearchBoxProps extends Omit<SearchFormProps, 'onText' | 'onFocus'> {
  suggest: SuggestOptions;
  suggestionLabels: SuggestionsLabels;
}

/**
 * The search field of the header with suggestions under it. Their script is loaded when the field receives the focus;
 * without it the form searches. The panel closes on Escape, on a click or focus elsewhere, and when one of its links is
 * followed.
 */
export function SearchBox({ suggest, suggestionLabels, ...form }: SearchBoxProps) {
  const root = useRef<HTMLDivElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<FieldSuggestionsProps>>();
  const load = (): void => {
    import('./field-suggestions.tsx').then(
      ({ FieldSuggestions }) => setSuggestions(() => FieldSuggestions),
      // It is loaded again with the next input.
      () => undefined,
    );
  };
  return (
    <div className={styles.root} ref={root}>
      <SearchForm {...form} onText={load} onFocus={load} />
      {Suggestions ? <Suggestions root={root} suggest={suggest} labels={suggestionLabels} /> : null}
    </div>
  );
}
