import { useEffect, useState } from 'react';
import type { Suggestions, SuggestionsState } from '../search-suggestions/search-suggestions.tsx';

export interface SuggestOptions {
  /** Resolves to null if nothing matches. Rejects if the request fails. */
  load: (text: string, signal: AbortSignal) => Promise<Suggestions | null>;
  /** Minimum number of characters. Source: 1-site.md §9. */
  minLength?: number;
  /** Debounce delay before a look-up, in milliseconds. Source: 1-site.md §9. */
  debounce?: number;
}

async function answerTo(load: SuggestOptions['load'], text: string, signal: AbortSignal): Promise<SuggestionsState> {
  try {
    const suggestions = await load(text, signal);
    return suggestions ? { kind: 'results', suggestions } : { kind: 'empty' };
  } catch {
    return { kind: 'error' };
  }
}

/** Runs one task at a time: starting a new task aborts the previous one. */
function createSlot() {
  let timer: number | undefined;
  let abort = new AbortController();
  const callOff = (): void => {
    clearTimeout(timer);
    abort.abort();
  };
  const begin = (delay: number, work: (signal: AbortSignal) => Promise<void>): void => {
    callOff();
    abort = new AbortController();
    const { signal } = abort;
    timer = window.setTimeout(() => void work(signal), delay);
  };
  return { begin, callOff };
}

/** The suggestions for a changing text; each new text aborts the previous look-up. */
export function useSuggestions({ load, minLength = 2, debounce = 250 }: SuggestOptions) {
  const [state, setState] = useState<SuggestionsState>({ kind: 'idle' });
  const [slot] = useState(createSlot);
  useEffect(() => slot.callOff, [slot]);

  const dismiss = (): void => {
    slot.callOff();
    setState({ kind: 'idle' });
  };

  const suggest = (input: string): void => {
    const text = input.trim();
    if (text.length < minLength) return dismiss();
    setState({ kind: 'loading' });
    slot.begin(debounce, async (signal) => {
      const next = await answerTo(load, text, signal);
      if (!signal.aborted) setState(next);
    });
  };

  return { state, suggest, dismiss };
}
