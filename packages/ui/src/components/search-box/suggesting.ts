import type { Suggestions, SuggestionsState } from '../search-suggestions/search-suggestions.tsx';

/** Minimum number of characters for suggestions, and debounce delay in milliseconds. Source: 1-site.md §9. */
export const suggestMinimum = 2;
export const suggestDebounce = 250;

/** The suggestions for the text of a search field. `text` is the one that was looked up last; empty without a look-up. */
export interface Suggesting {
  readonly text: string;
  readonly state: SuggestionsState;
}

export type SuggestingEvent =
  | { readonly kind: 'input'; readonly text: string; readonly minLength: number }
  /** `suggestions` is null if nothing matches. */
  | { readonly kind: 'answer'; readonly text: string; readonly suggestions: Suggestions | null }
  | { readonly kind: 'failure'; readonly text: string }
  /** A click elsewhere, Escape, or a navigation. */
  | { readonly kind: 'dismiss' };

export const notSuggesting: Suggesting = { text: '', state: { kind: 'idle' } };

function input(text: string, minLength: number): Suggesting {
  return text.length < minLength ? notSuggesting : { text, state: { kind: 'loading' } };
}

/** The next state. An answer to another text than the last one changes nothing, nor does one that nothing waits for. */
export function nextSuggesting(suggesting: Suggesting, event: SuggestingEvent): Suggesting {
  if (event.kind === 'dismiss') return notSuggesting;
  if (event.kind === 'input') return input(event.text.trim(), event.minLength);
  const { text, state } = suggesting;
  if (state.kind !== 'loading' || event.text !== text) return suggesting;
  if (event.kind === 'failure') return { text, state: { kind: 'error' } };
  return { text, state: event.suggestions ? { kind: 'results', suggestions: event.suggestions } : { kind: 'empty' } };
}
