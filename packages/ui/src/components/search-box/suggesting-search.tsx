'use client';

import { useRef, useState, type ComponentType, type ReactNode, type SubmitEvent } from 'react';
import type { SuggestionsLabels } from '../search-suggestions/search-suggestions.tsx';
import type { FieldSuggestionsProps } from './field-suggestions.tsx';
import styles from './search-box.module.css';
import type { SuggestOptions } from './use-suggestions.ts';

export type { SuggestOptions } from './use-suggestions.ts';

export interface SuggestingSearchProps {
  /** A `SearchBoxForm`. */
  children: ReactNode;
  /** Minimum number of characters of a search. */
  minLength: number;
  suggest: SuggestOptions;
  labels: SuggestionsLabels;
  /** Called on submit; may prevent the default to search without navigation. */
  onSearch?: ((text: string, event: SubmitEvent) => void) | undefined;
}

/**
 * The behaviour of the search box. Its script is loaded when the field receives the focus; without it the form searches.
 * The suggestions close on Escape, on a click or focus elsewhere, and when one of their links is followed.
 */
export function SuggestingSearch({ children, onSearch, ...suggesting }: SuggestingSearchProps) {
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
    <div
      className={styles.root}
      ref={root}
      onFocus={load}
      onInput={load}
      onSubmit={(event) => onSearch?.(root.current?.querySelector('input')?.value.trim() ?? '', event)}
    >
      {children}
      {Suggestions ? <Suggestions root={root} {...suggesting} /> : null}
    </div>
  );
}
