'use client';

import { lazy, Suspense, useEffect, useRef, type KeyboardEvent } from 'react';
import { SearchForm, type SearchFormProps } from '../search-form/search-form.tsx';
import type { SuggestionsLabels, SuggestionsState } from '../search-suggestions/search-suggestions.tsx';
import styles from './search-box.module.css';
import { useSuggestions, type SuggestOptions } from './use-suggestions.ts';

export type { SuggestOptions } from './use-suggestions.ts';

function loadPanel() {
  return import('../search-suggestions/search-suggestions.tsx');
}

const Panel = lazy(async () => ({ default: (await loadPanel()).SearchSuggestions }));

export interface SearchBoxProps extends Omit<SearchFormProps, 'onText' | 'onKeyDown' | 'onFocus'> {
  suggest: SuggestOptions;
  suggestionLabels: SuggestionsLabels;
}

/** The text of the live region; the panel shows the same text. */
function statusText(state: SuggestionsState, labels: SuggestionsLabels): string {
  if (state.kind === 'idle') return '';
  return state.kind === 'results' ? state.suggestions.all.label : labels[state.kind];
}

function moveFocus(root: HTMLElement, event: KeyboardEvent): void {
  const direction = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!direction) return;
  const stops = [...root.querySelectorAll<HTMLElement>('input, [role=region] a')];
  const focused = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[focused + direction];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * The search field of the header with suggestions under it. Their panel is loaded when the field receives the focus. It
 * closes on Escape, on a click or focus elsewhere, and when one of its links is followed.
 */
export function SearchBox({ suggest: options, suggestionLabels, onSearch, ...form }: SearchBoxProps) {
  const root = useRef<HTMLDivElement>(null);
  const { state, suggest, dismiss } = useSuggestions(options);
  const open = state.kind !== 'idle';

  useEffect(() => {
    if (!open) return;
    const leave = (event: Event): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) dismiss();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      dismiss();
      root.current?.querySelector('input')?.focus();
    } else if (root.current && open) moveFocus(root.current, event);
  };

  return (
    <div
      className={styles.root}
      ref={root}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) dismiss();
      }}
    >
      <SearchForm
        {...form}
        onText={suggest}
        onFocus={() => void loadPanel()}
        onKeyDown={onKeyDown}
        onSearch={(text, event) => {
          dismiss();
          onSearch?.(text, event);
        }}
      />
      <p className="visually-hidden" role="status">
        {statusText(state, suggestionLabels)}
      </p>
      {state.kind === 'idle' ? null : (
        <div className={styles.panel}>
          <Suspense>
            <Panel state={state} labels={suggestionLabels} onKeyDown={onKeyDown} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
